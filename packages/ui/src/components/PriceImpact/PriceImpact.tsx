import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import { figures } from '../../theme/text.css.ts';
import { type ImpactLevel, impactLevel } from './impactLevel.ts';
import * as css from './PriceImpact.css.ts';

/** Basis points of a whole. */
const whole = 10_000n;

/** Props of `PriceImpact`. */
export interface PriceImpactProps {
  /** By how much one gets less than the pool's price says, basis points; `undefined` while it is being read. */
  readonly basisPoints: bigint | undefined;
}

function useImpactWords(level: ImpactLevel): string | undefined {
  const { t } = useLingui();
  switch (level) {
    case 'gain':
    case 'small':
      return undefined;
    case 'notable':
      return t`The pool is small for this amount: you receive noticeably less than its price says. A smaller amount moves it less.`;
    case 'large':
      return t`The pool is far too small for this amount: most of the difference would be lost to you. Choose a smaller amount.`;
  }
}

/** How much the amount itself moves the price: a line while it is little, a warning when it is not. */
export function PriceImpact({ basisPoints }: PriceImpactProps) {
  const format = useFormat();
  const level = basisPoints === undefined ? 'small' : impactLevel(basisPoints);
  const words = useImpactWords(level);
  return (
    <div className={css.impact} data-state={level}>
      <div className={css.line}>
        <span className={css.name}>
          <Trans>Price impact</Trans>
        </span>
        <span className={`${css.value} ${figures}`}>
          {basisPoints === undefined ? '…' : format.percent(basisPoints, whole, 2)}
        </span>
      </div>
      <p className={css.words} aria-live="polite" hidden={words === undefined}>
        {words}
      </p>
    </div>
  );
}
