import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Pill } from '../../controls/Pill/Pill.tsx';
import { mono } from '../../theme/text.css.ts';
import * as css from './DiagnosticsRows.css.ts';

/** How a checked thing stands. `differs`: it answers, but not as the configuration says. */
export type DiagnosticsState = 'good' | 'differs' | 'failed' | 'checking' | 'unchecked';

/** One checked thing. */
export interface DiagnosticsRow {
  readonly id: string;
  /** What was looked at: "Code at main". */
  readonly name: ReactNode;
  /** What was found: a height, a hash, an address. */
  readonly value: ReactNode;
  readonly state: DiagnosticsState;
  /** What it should be, or what went wrong; text from a node is data: plain, already cut. */
  readonly note?: ReactNode;
  /** What can be done about it: copy, choose, remove. */
  readonly action?: ReactNode;
}

/** Props of `DiagnosticsRows`. */
export interface DiagnosticsRowsProps {
  readonly rows: readonly DiagnosticsRow[];
}

const tones = {
  good: 'positive',
  differs: 'warning',
  failed: 'negative',
  checking: 'mute',
  unchecked: 'mute',
} as const;

function useStateWords(): Readonly<Record<DiagnosticsState, string | undefined>> {
  const { t } = useLingui();
  return {
    good: t`as expected`,
    differs: t`differs`,
    failed: t`failed`,
    checking: t`checking`,
    unchecked: undefined,
  };
}

/** What was checked and how it stands, one thing a row: for the test page, to be read out and copied. */
export function DiagnosticsRows({ rows }: DiagnosticsRowsProps) {
  const words = useStateWords();
  return (
    <dl className={css.list}>
      {rows.map(({ id, name, value, state, note, action }) => (
        <div key={id} className={css.row} data-state={state} aria-busy={state === 'checking' || undefined}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.state}>
            {words[state] !== undefined && <Pill tone={tones[state]}>{words[state]}</Pill>}
            {action}
          </dd>
          <dd translate="no" className={`${css.value} ${mono}`}>
            {value}
          </dd>
          {note !== undefined && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
