import { Trans, useLingui } from '@lingui/react/macro';
import { Term } from '../../controls/Term/Term.tsx';
import { permille, useFormat } from '../../format/index.ts';
import { AmountText, type ShownAmount } from '../AmountText/AmountText.tsx';
import * as css from './HoldsOwes.css.ts';

/** Props of `HoldsOwes`. */
export interface HoldsOwesProps {
  /** Whose figures these are: "main contract". */
  readonly contract: string;
  /** What the contract holds of the token. */
  readonly holds: ShownAmount;
  /** What it owes in all, in the same token. */
  readonly owes: ShownAmount;
}

/** What a contract holds against what it owes. Stands next to pools and earnings. */
export function HoldsOwes({ contract, holds, owes }: HoldsOwesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const share = format.percent(owes.value, holds.value);
  const width = permille(owes.value, holds.value) / 10;
  return (
    <div className={css.line}>
      <div className={css.figures}>
        <span>
          <Trans>
            {contract} <Term id="holdsOwes">holds</Term> <AmountText amount={holds} digits={{ most: 0 }} />
          </Trans>
        </span>
        <span>
          <Trans>
            <Term id="holdsOwes">owes</Term> <AmountText amount={owes} digits={{ most: 0 }} />
          </Trans>
        </span>
      </div>
      <div role="img" className={css.track} aria-label={t`${share} of what it holds is owed`}>
        <div className={css.owed} style={{ width: `${width}%` }} />
      </div>
    </div>
  );
}
