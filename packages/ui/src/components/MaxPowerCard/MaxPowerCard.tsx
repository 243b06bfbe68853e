'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { Trans, useLingui } from '@lingui/react/macro';
import { Pill } from '../../controls/Pill/Pill.tsx';
import { Term } from '../../controls/Term/Term.tsx';
import { AddressText } from '../AddressText/AddressText.tsx';
import { AmountText, type ShownAmount } from '../AmountText/AmountText.tsx';
import { Card } from '../Card/Card.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import type { CountdownState } from '../Countdown/countdownState.ts';
import type { PoolWin } from '../PoolCard/PoolCard.tsx';
import * as css from './MaxPowerCard.css.ts';

/** Props of `MaxPowerCard`. */
export interface MaxPowerCardProps {
  /** When the day ends: 00:00 UTC. */
  readonly countdown: CountdownState;
  /** What is in the pool; `undefined` while it is being read. */
  readonly balance: ShownAmount | undefined;
  /** The largest synthesis of the day so far and whose it is. */
  readonly leader: { readonly address: string; readonly power: bigint } | undefined;
  /** Who won the last settled day, if any was. */
  readonly lastWin: PoolWin | undefined;
}

/** The maximum-machine pool: what is in it, how long the day lasts, who leads. */
export function MaxPowerCard({ countdown, balance, leader, lastWin }: MaxPowerCardProps) {
  const { t } = useLingui();
  return (
    <Card label={t`Maximum machine reward pool`} state={countdown.kind} busy={!balance}>
      <h2 className={css.label}>
        <Term id="maxPowerPool">{t`Maximum machine pool`}</Term>
      </h2>
      <div className={css.balance}>
        <AmountText amount={balance} digits={{ least: 2, most: 2 }} unit="small" />
      </div>
      <Pill tone="warning">
        {countdown.kind === 'unsettled' ? (
          <Trans>not settled yet</Trans>
        ) : (
          <Countdown state={countdown} label={t`The day ends at 00:00 UTC`} />
        )}
      </Pill>
      {leader ? (
        <div className={css.leader}>
          <Trans>
            Max power <AmountText className={css.power} amount={{ value: leader.power, decimals: 0 }} />
          </Trans>
          <div>
            <AddressText address={leader.address} />
          </div>
        </div>
      ) : (
        <div className={css.leader}>
          {balance ? <Trans>No synthesis today yet</Trans> : <AmountText amount={undefined} />}
        </div>
      )}
      {lastWin && (
        <div className={css.line}>
          <Trans>Last winner</Trans> <AddressText address={lastWin.winner} />
          <AmountText amount={lastWin.prize} digits={{ most: 2 }} />
        </div>
      )}
    </Card>
  );
}
