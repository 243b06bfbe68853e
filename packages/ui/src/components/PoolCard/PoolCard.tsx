'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { Trans, useLingui } from '@lingui/react/macro';
import { Term } from '../../controls/Term/Term.tsx';
import { AddressText } from '../AddressText/AddressText.tsx';
import { AmountText, type ShownAmount } from '../AmountText/AmountText.tsx';
import { Card } from '../Card/Card.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import type { CountdownState } from '../Countdown/countdownState.ts';
import * as css from './PoolCard.css.ts';

/** Who won a pool and how much. */
export interface PoolWin {
  readonly winner: string;
  readonly prize: ShownAmount;
}

/** Props of `PoolCard`. */
export interface PoolCardProps {
  /** When the round closes. */
  readonly countdown: CountdownState;
  /** What is in the pool; `undefined` while it is being read. */
  readonly balance: ShownAmount | undefined;
  /** Address of the last mining input, if there was one. */
  readonly lastInput: string | undefined;
  /** Who won the last settled round, if any was. */
  readonly lastWin: PoolWin | undefined;
}

/** The lucky reward pool: its round on the dial, what is in it, who is last, who won, and the rule. No call to act. */
export function PoolCard({ countdown, balance, lastInput, lastWin }: PoolCardProps) {
  const { t } = useLingui();
  return (
    <Card label={t`Lucky reward pool`} className={css.pool} state={countdown.kind} busy={!balance}>
      <Countdown state={countdown} variant="dial" label={t`Round closes in`} />
      <h2 className={css.title}>
        <Term id="luckyPool">{t`Lucky reward pool`}</Term>
      </h2>
      <div className={css.balance}>
        <AmountText amount={balance} digits={{ least: 2, most: 2 }} unit="small" />
      </div>
      <div className={css.last}>
        {lastInput ? (
          <>
            <Trans>last mining input</Trans> <AddressText address={lastInput} />
          </>
        ) : balance ? (
          <Trans>no mining input yet</Trans>
        ) : (
          <AmountText amount={undefined} />
        )}
      </div>
      {lastWin && (
        <div className={css.winner}>
          <span>
            <Trans>Last winner</Trans> <AddressText address={lastWin.winner} />
          </span>
          <span>
            <Trans>Prize</Trans> <AmountText amount={lastWin.prize} digits={{ most: 2 }} />
          </span>
        </div>
      )}
      <p className={css.rule}>
        <Trans>The last input before the round closes receives the pool.</Trans>
      </p>
      <details className={css.how}>
        <summary className={css.summary}>
          <Trans>How it works</Trans>
        </summary>
        <Trans>
          Every synthesis adds to the pool and starts the round again. Block producers decide the order of
          transactions, so nobody can be sure to be the last.
        </Trans>
      </details>
    </Card>
  );
}
