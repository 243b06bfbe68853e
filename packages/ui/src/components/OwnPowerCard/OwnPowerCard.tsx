'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { countdownText } from '@amswap/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { TickingText } from '../../clock/index.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { Term } from '../../controls/Term/Term.tsx';
import { figures } from '../../theme/text.css.ts';
import { AmountText, type ShownAmount } from '../AmountText/AmountText.tsx';
import { Card } from '../Card/Card.tsx';
import * as css from './OwnPowerCard.css.ts';

/** Whether revenue can be claimed, and if not, why. */
export type ClaimState =
  | { readonly kind: 'ready' }
  /** Nothing waits. */
  | { readonly kind: 'nothing' }
  /** The wait since the last claim lasts until `until`, milliseconds of the page's clock. */
  | { readonly kind: 'waiting'; readonly until: number }
  /** A claim is on its way. */
  | { readonly kind: 'busy' };

/** What the card knows about the account. */
export type OwnPower =
  | { readonly kind: 'noAccount' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'known';
      /** Power of the machines that still run. */
      readonly power: bigint;
      /** All five kinds of revenue that wait. */
      readonly waiting: ShownAmount;
      readonly claim: ClaimState;
    };

/** Props of `OwnPowerCard`. */
export interface OwnPowerCardProps {
  readonly own: OwnPower;
  readonly onConnect: () => void;
  readonly onSynthesise: () => void;
  readonly onClaim: () => void;
}

/** What a claim button says in each state. */
function ClaimWords({ claim }: { readonly claim: ClaimState | undefined }) {
  if (claim?.kind !== 'waiting') return <Trans>Claim</Trans>;
  const { until } = claim;
  return (
    <Trans>
      Claim in <TickingText className={figures} at={(now) => countdownText(until - now)} />
    </Trans>
  );
}

/** Own power and what waits to be claimed, with the ways to synthesise and to claim. */
export function OwnPowerCard({ own, onConnect, onSynthesise, onClaim }: OwnPowerCardProps) {
  const { t } = useLingui();
  if (own.kind === 'noAccount') {
    return (
      <Card label={t`My power`} state={own.kind} className={css.alone}>
        <p className={css.note}>
          <Trans>Connect a wallet to see your power and what waits to be claimed.</Trans>
        </p>
        <Button size="medium" width="fill" onClick={onConnect}>
          <Trans>Connect wallet</Trans>
        </Button>
      </Card>
    );
  }
  const known = own.kind === 'known' ? own : undefined;
  const claim = known?.claim;
  const claimState = claim?.kind === 'ready' || claim?.kind === 'busy' ? claim.kind : 'off';
  return (
    <Card label={t`My power`} state={own.kind} busy={!known}>
      <div className={css.pair}>
        <div className={css.half}>
          <div className={css.label}>
            <Term id="power">{t`My power`}</Term>
          </div>
          <div className={css.value}>
            <AmountText amount={known && { value: known.power, decimals: 0 }} />
          </div>
        </div>
        <div className={css.half}>
          <div className={css.label}>
            <Trans>Waiting to be claimed</Trans>
          </div>
          <div className={css.value}>
            <AmountText amount={known?.waiting} unit="small" />
          </div>
        </div>
      </div>
      <div className={css.acts}>
        <Button size="medium" width="fill" onClick={onSynthesise}>
          <Trans>Synthesise</Trans>
        </Button>
        <Button size="medium" width="fill" variant="quiet" state={claimState} onClick={onClaim}>
          <ClaimWords claim={claim} />
        </Button>
      </div>
    </Card>
  );
}
