import { shape as shapes, skeleton, tenths as widths } from './Skeleton.css.ts';

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** What will stand here. */
  readonly shape?: keyof typeof shapes | undefined;
  /** Width in tenths of the parent; a disc has its own. */
  readonly tenths?: keyof typeof widths | undefined;
}

/** The place of something that is still to come, of the same size: nothing jumps when it arrives. */
export function Skeleton({ shape = 'line', tenths = 10 }: SkeletonProps) {
  const width = shape === 'disc' ? '' : widths[tenths];
  return <span className={`${skeleton} ${shapes[shape]} ${width}`} data-state={shape} aria-hidden="true" />;
}
