import { Trans } from '@lingui/react/macro';
import { unseen } from '../../theme/text.css.ts';
import { AmountText, type ShownAmount } from '../AmountText/AmountText.tsx';

/** Props of `ChangeText`. */
export interface ChangeTextProps {
  /** The figure as it is now; `undefined` while it is being read. */
  readonly before: ShownAmount | undefined;
  /** The figure as it is expected afterwards; `undefined` while nothing is chosen. */
  readonly after: ShownAmount | undefined;
  /** `bound`: at least or at most so much, rather than exactly. */
  readonly kind?: 'exact' | 'bound';
}

/** A figure before and after: `1,860 → 2,100`. */
export function ChangeText({ before, after, kind = 'exact' }: ChangeTextProps) {
  return (
    <>
      <AmountText amount={before} />
      {after && (
        <>
          <span aria-hidden="true"> → </span>
          <span className={unseen}>
            <Trans>becomes</Trans>
          </span>
          {kind === 'bound' && '≈ '}
          <AmountText amount={after} />
        </>
      )}
    </>
  );
}
