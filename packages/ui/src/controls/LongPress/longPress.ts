/** A press becomes a long one after this time, milliseconds. */
export const longPressMs = 350;
/** A finger that moves farther than this scrolls or drags: CSS pixels. */
export const longPressSlack = 10;

/** A point on the screen, CSS pixels. */
export interface PressPoint {
  readonly x: number;
  readonly y: number;
}

/** Whether a finger that came down at `from` and is at `to` has moved too far to mean a long press. */
export const movedAway = (from: PressPoint, to: PressPoint): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > longPressSlack;
