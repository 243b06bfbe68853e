import { AppFrame } from '@amswap/ui';
import { HomeSkeleton } from '../features/home/HomeSkeleton.tsx';

const nothing = (): void => {};

/**
 * The shell before any script: the build writes it into index.html, with the boxes of the first render and without words
 * to be seen, so that it is right in every language and nothing moves when the app takes over.
 */
export function FirstScreen() {
  return (
    <AppFrame sidebar={null} onMenu={nothing} tools={null}>
      <HomeSkeleton />
    </AppFrame>
  );
}
