import { useSyncExternalStore } from 'react';
import { LineIcon } from '../LineIcon/LineIcon.tsx';
import { icon, region, toast as toastClass } from './ToastRegion.css.ts';
import type { Toasts } from './toasts.ts';

/** Props of `ToastRegion`. */
export interface ToastRegionProps {
  readonly toasts: Toasts;
}

const icons = { plain: undefined, positive: 'circleCheck', negative: 'circleX' } as const;

/** Where toasts appear; one a page. It stands there empty as well, else screen readers miss the first. */
export function ToastRegion({ toasts }: ToastRegionProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read);
  return (
    <output
      aria-live="polite"
      aria-atomic="false"
      className={region}
      data-state={shown.length > 0 ? 'filled' : 'empty'}
    >
      {shown.map(({ id, tone, text }) => {
        const name = icons[tone];
        return (
          <span key={id} className={toastClass} data-state={tone}>
            {name && <LineIcon name={name} className={icon} />}
            <span>{text}</span>
          </span>
        );
      })}
    </output>
  );
}
