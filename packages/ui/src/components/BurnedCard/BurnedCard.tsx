'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import { figures } from '../../theme/text.css.ts';
import { AmountText, type ShownAmount } from '../AmountText/AmountText.tsx';
import { Card } from '../Card/Card.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import * as css from './BurnedCard.css.ts';
import { burnedCurve } from './burnedCurve.ts';

/** Props of `BurnedCard`. */
export interface BurnedCardProps {
  /** All that was ever burned; `undefined` while it is being read. */
  readonly total: ShownAmount | undefined;
  /** Burned on each of the last days, base units of the same token, the oldest first and today last. */
  readonly byDay: readonly bigint[];
}

/** Total ACB burned by the system, its curve over the last days, and what today added. */
export function BurnedCard({ total, byDay }: BurnedCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const today = byDay.at(-1);
  return (
    <Card label={t`ACB burned by the system`} className={css.burned} busy={!total}>
      <h2 className={css.label}>
        <Trans>ACB burned</Trans>
      </h2>
      <div className={css.total}>
        <AmountText amount={total && { ...total, symbol: undefined }} digits={{ most: 0 }} />
      </div>
      <div className={css.curve}>
        <Sparkline series={total && byDay.length > 0 ? burnedCurve(total.value, byDay) : []} />
        {total && today !== undefined && (
          <div className={css.today}>
            <Trans>
              <span className={figures}>{format.signed(today, total.decimals, { most: 0 })}</span> today
            </Trans>
          </div>
        )}
      </div>
    </Card>
  );
}
