import type { KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { nextSegment } from './nextSegment.ts';
import { chosen, focusInside, segment, track } from './Segmented.css.ts';

/** One choice of a `Segmented`. */
export interface Segment<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

/** Props of `Segmented`. */
export interface SegmentedProps<Id extends string> {
  /** What is chosen between; heard, not seen. */
  readonly label: string;
  readonly segments: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Id of the element that shows what was chosen. */
  readonly panelId?: string | undefined;
}

/** Tabs in one track: arrow keys choose, Tab leaves. For two to six short words. */
export function Segmented<Id extends string>({
  label,
  segments,
  value,
  onChange,
  panelId,
}: SegmentedProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, index: number) => {
    const next = nextSegment(event.key, index, segments.length);
    const target = next === undefined ? undefined : segments[next];
    if (next === undefined || target === undefined) return;
    event.preventDefault();
    onChange(target.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={track} ref={list}>
      {segments.map(({ id, label: words }, index) => {
        const isChosen = id === value;
        return (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={isChosen}
            aria-controls={panelId}
            tabIndex={isChosen ? 0 : -1}
            className={`${segment} ${focusInside} ${isChosen ? chosen : ''}`}
            data-state={isChosen ? 'chosen' : 'resting'}
            onClick={() => onChange(id)}
            onKeyDown={(event) => move(event, index)}
          >
            {words}
          </button>
        );
      })}
    </div>
  );
}
