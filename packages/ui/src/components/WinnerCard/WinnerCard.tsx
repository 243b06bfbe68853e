import { Trans } from '@lingui/react/macro';
import { Pill } from '../../controls/Pill/Pill.tsx';
import { useFormat, useTimeFormat } from '../../format/index.ts';
import { AddressText } from '../AddressText/AddressText.tsx';
import { AmountText } from '../AmountText/AmountText.tsx';
import { Card } from '../Card/Card.tsx';
import type { PoolWin } from '../PoolCard/PoolCard.tsx';
import * as css from './WinnerCard.css.ts';

/** A settled round and who received its pool. */
export interface RoundWin extends PoolWin {
  /** Number of the round. */
  readonly round: bigint;
  /** Unix seconds of the block that settled it. */
  readonly settledAt: bigint;
  /** Whether it is the reader's own address. */
  readonly whose: 'own' | 'other';
}

/** Props of `WinnerCard`. */
export interface WinnerCardProps {
  /** The pool: "Lucky reward pool". */
  readonly title: string;
  /** `reading` while it is being read; `nobody` before the first settled round. */
  readonly win: RoundWin | 'reading' | 'nobody';
}

/** The last settled round of a pool: what it paid, to whom and when. It tells; it does not call to anything. */
export function WinnerCard({ title, win }: WinnerCardProps) {
  const format = useFormat();
  const time = useTimeFormat();
  if (win === 'nobody')
    return (
      <Card label={title} state="nobody">
        <h2 className={css.head}>{title}</h2>
        <p className={css.nobody}>
          <Trans>No round has been settled yet.</Trans>
        </p>
      </Card>
    );
  const known = win === 'reading' ? undefined : win;
  const round = known && format.integer(known.round);
  return (
    <Card label={title} state={known?.whose ?? 'reading'} busy={known === undefined}>
      <div className={css.head}>
        <h2 className={css.head}>{title}</h2>
        {round && (
          <span>
            <Trans>Round {round}</Trans>
          </span>
        )}
      </div>
      <div className={css.prize}>
        <AmountText amount={known?.prize} digits={{ most: 2 }} unit="small" />
      </div>
      <div className={css.who}>
        {known ? (
          <>
            <AddressText address={known.winner} identicon="small" />
            {known.whose === 'own' && (
              <Pill tone="accent">
                <Trans>you</Trans>
              </Pill>
            )}
            <span>{time.utcDateTime(known.settledAt)}</span>
          </>
        ) : (
          <AmountText amount={undefined} />
        )}
      </div>
    </Card>
  );
}
