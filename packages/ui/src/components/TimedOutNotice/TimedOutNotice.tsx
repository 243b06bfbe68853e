import * as css from './TimedOutNotice.css.ts';

/** Props of `TimedOutNotice`. */
export interface TimedOutNoticeProps {
  /** The generic text, in the reader's own language where the product has it. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** A page that did not arrive in time: the whole screen is the button that asks for it again. */
export function TimedOutNotice({ text, onRetry }: TimedOutNoticeProps) {
  return (
    <button type="button" className={css.notice} onClick={onRetry}>
      <svg
        aria-hidden="true"
        className={css.glyph}
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      >
        <path d="M41 24a17 17 0 1 1-5-12M36 4v8h-8" />
      </svg>
      {text}
    </button>
  );
}
