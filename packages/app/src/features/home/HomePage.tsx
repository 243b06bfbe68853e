import { HomeSkeleton } from './HomeSkeleton.tsx';

/** The entry page. */
export function HomePage() {
  return <HomeSkeleton />;
}
