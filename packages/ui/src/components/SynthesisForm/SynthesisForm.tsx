import type { PowerTerms } from '@amswap/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { PowerField } from '../../controls/PowerField/PowerField.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { Term } from '../../controls/Term/Term.tsx';
import { AmountText, type ShownAmount } from '../AmountText/AmountText.tsx';
import { Card } from '../Card/Card.tsx';
import { ChangeText } from '../ChangeText/ChangeText.tsx';
import { FigureList, type ListedFigure } from '../FigureList/FigureList.tsx';
import * as css from './SynthesisForm.css.ts';

/** What a synthesis would cost and change. `undefined` where it is not known (yet). */
export interface SynthesisFigures {
  readonly payment: ShownAmount | undefined;
  /** Balance of the pay token afterwards. */
  readonly balanceAfter: ShownAmount | undefined;
  /** Whether the balance covers the payment. */
  readonly cover: 'enough' | 'notEnough' | 'unknown';
  readonly powerNow: bigint | undefined;
  readonly powerAfter: bigint | undefined;
  /** Estimate of the network fee in the chain's own currency. */
  readonly fee: ShownAmount | undefined;
  /** What the spender may take of the token now, and who that is. */
  readonly authorised: { readonly amount: ShownAmount; readonly spender: string } | undefined;
}

/** What the contract says about synthesis in this token. */
export type SynthesisOffer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly terms: PowerTerms; readonly price: ShownAmount }
  /** The contract takes no synthesis in this token now. */
  | { readonly kind: 'closed' };

/** Props of `SynthesisForm`. */
export interface SynthesisFormProps {
  readonly offer: SynthesisOffer;
  /** What stands in the power field, as typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The largest power the balance pays for; `undefined` while it is not known. */
  readonly affordable: bigint | undefined;
  readonly figures: SynthesisFigures;
  /** A problem with what is typed that only the page knows. */
  readonly problem?: string | undefined;
  readonly state?: 'ready' | 'off';
}

const asAmount = (value: bigint | undefined): ShownAmount | undefined =>
  value === undefined ? undefined : { value, decimals: 0 };

function OpenForm(props: SynthesisFormProps & { readonly terms: PowerTerms; readonly price: ShownAmount }) {
  const { terms, price, text, onText, affordable, figures, problem, state = 'ready' } = props;
  const { t } = useLingui();
  const { payment, balanceAfter, cover, powerNow, powerAfter, fee, authorised } = figures;
  const none = '–';
  const listed: readonly ListedFigure[] = [
    {
      id: 'price',
      name: <Term id="power">{t`Price of one power`}</Term>,
      value: <AmountText amount={price} />,
    },
    { id: 'pay', name: t`You pay`, value: payment ? <AmountText amount={payment} /> : none },
    {
      id: 'after',
      name: t`Balance after`,
      value:
        cover === 'notEnough' ? t`not enough` : balanceAfter ? <AmountText amount={balanceAfter} /> : none,
      tone: cover === 'notEnough' ? 'negative' : 'plain',
    },
    {
      id: 'power',
      name: <Term id="currentPower">{t`Current merged power`}</Term>,
      value:
        powerNow === undefined ? (
          none
        ) : (
          <ChangeText before={asAmount(powerNow)} after={asAmount(powerAfter)} />
        ),
    },
    ...(authorised
      ? [
          {
            id: 'authorised',
            name: <Term id="authorise">{t`Authorised to ${authorised.spender}`}</Term>,
            value: <AmountText amount={authorised.amount} />,
          },
        ]
      : []),
    {
      id: 'fee',
      name: t`Network fee`,
      value: fee ? (
        <>
          ≈ <AmountText amount={fee} digits={{ significant: 2 }} />
        </>
      ) : (
        none
      ),
    },
  ];
  return (
    <>
      <PowerField
        label={t`Power to synthesise`}
        terms={terms}
        text={text}
        onChange={onText}
        affordable={affordable}
        problem={problem}
        disabled={state === 'off'}
      />
      <hr className={css.divider} />
      <FigureList figures={listed} />
    </>
  );
}

/** How much power to synthesise, what it costs and what it changes. The act is the authorise form's. */
export function SynthesisForm(props: SynthesisFormProps) {
  const { t } = useLingui();
  const { offer } = props;
  return (
    <Card
      label={t`Synthesise hashrate`}
      className={css.form}
      state={offer.kind}
      busy={offer.kind === 'loading'}
    >
      {offer.kind === 'open' && <OpenForm {...props} terms={offer.terms} price={offer.price} />}
      {offer.kind === 'loading' && (
        <>
          <Skeleton tenths={6} />
          <Skeleton shape="block" />
          <Skeleton />
          <Skeleton tenths={8} />
        </>
      )}
      {offer.kind === 'closed' && (
        <p>
          <Trans>The contract takes no synthesis in this token now. Others may be open.</Trans>
        </p>
      )}
    </Card>
  );
}
