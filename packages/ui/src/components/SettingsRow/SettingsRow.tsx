import type { ReactNode } from 'react';
import * as css from './SettingsRow.css.ts';

/** Props of `SettingsRow`. */
export interface SettingsRowProps {
  /** What is set: "Theme". The control has a name of its own for screen readers. */
  readonly name: ReactNode;
  /** What it does, in a sentence. */
  readonly note?: ReactNode;
  /** The control, a link or a figure. */
  readonly children: ReactNode;
}

/** One setting: its name, what it does, and the control at the end of the line or below. */
export function SettingsRow({ name, note, children }: SettingsRowProps) {
  return (
    <div className={css.row} data-state="setting">
      <div className={css.words}>
        <div className={css.name}>{name}</div>
        {note !== undefined && <div className={css.note}>{note}</div>}
      </div>
      <div className={css.control}>{children}</div>
    </div>
  );
}
