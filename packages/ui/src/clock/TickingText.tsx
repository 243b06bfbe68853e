import { useRef } from 'react';
import { useTick } from './useTick.ts';

/** Props of `TickingText`. */
export interface TickingTextProps {
  /** The text at a time in milliseconds. Pure. */
  readonly at: (now: number) => string;
  readonly className?: string | undefined;
}

/** Text that changes with time and writes itself: React renders it once. */
export function TickingText({ at, className }: TickingTextProps) {
  const node = useRef<HTMLSpanElement>(null);
  useTick((now) => {
    const text = at(now);
    if (node.current && node.current.textContent !== text) node.current.textContent = text;
  });
  return <span ref={node} className={className} />;
}
