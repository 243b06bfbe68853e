import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useClock } from '../../clock/index.ts';
import { longPressMs, movedAway, type PressPoint } from './longPress.ts';

/** Handlers to spread on what is pressed. */
export interface LongPressHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

interface Press {
  readonly at: PressPoint;
  readonly cancel: () => void;
}

/**
 * Tells a press of 350 ms from a tap; a movement of more than 10 px ends it, and the click that follows a long press is
 * swallowed. The menu key and the other mouse button do the same, so it is never for fingers alone.
 */
export function useLongPress(onLongPress: () => void): LongPressHandlers {
  const clock = useClock();
  const press = useRef<Press>(undefined);
  const swallow = useRef(false);
  const end = () => {
    press.current?.cancel();
    press.current = undefined;
  };
  useEffect(() => () => press.current?.cancel(), []);
  return {
    onPointerDown(event) {
      end();
      swallow.current = false;
      if (event.button !== 0) return;
      const cancel = clock.after(longPressMs, () => {
        press.current = undefined;
        swallow.current = true;
        onLongPress();
      });
      press.current = { at: { x: event.clientX, y: event.clientY }, cancel };
    },
    onPointerMove(event) {
      const held = press.current;
      if (held !== undefined && movedAway(held.at, { x: event.clientX, y: event.clientY })) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event) {
      event.preventDefault();
      // A long touch brings this event by itself: it has been answered already, or is about to be.
      if (press.current === undefined && !swallow.current) onLongPress();
    },
    onClickCapture(event) {
      if (!swallow.current) return;
      swallow.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
