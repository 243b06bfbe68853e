'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import * as css from './Sparkline.css.ts';
import { sparkBox, sparkPath } from './sparkPath.ts';

/** Props of `Sparkline`. */
export interface SparklineProps {
  /** Values from the oldest to the newest. Under two nothing is drawn, the room is kept. */
  readonly series: readonly bigint[];
}

/** A small line without axes. Decoration: the figures that matter stand beside it as text. */
export function Sparkline({ series }: SparklineProps) {
  const path = sparkPath(series);
  const { width, height } = sparkBox;
  return (
    <svg
      aria-hidden="true"
      className={css.spark}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {path && (
        <>
          <path className={css.area} d={`${path}V${height}H0Z`} />
          <path className={css.line} d={path} />
        </>
      )}
    </svg>
  );
}
