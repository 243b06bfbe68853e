import ArrowDown from 'lucide-react/icons/arrow-down';
import type { ReactNode } from 'react';
import { AmountField } from '../../controls/AmountField/AmountField.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { figures as tabular } from '../../theme/text.css.ts';
import { AmountText, type ShownAmount } from '../AmountText/AmountText.tsx';
import { Card } from '../Card/Card.tsx';
import { FigureList, type ListedFigure } from '../FigureList/FigureList.tsx';
import * as css from './ExchangeForm.css.ts';

/** The token that goes in. */
export interface ExchangeIn {
  /** What the field is for: "MV to exchange". */
  readonly label: string;
  readonly symbol: string;
  readonly decimals: number;
  /** The most that can be exchanged now, base units; `undefined` while it is not known. */
  readonly most: bigint | undefined;
  /** Whether more than that is a problem of the field's. */
  readonly beyond?: 'refused' | 'accepted';
}

/** What comes out. */
export interface ExchangeOut {
  /** "You get", "You get at least". */
  readonly label: string;
  readonly symbol: string;
  /** `undefined` while nothing possible is typed. */
  readonly amount: ShownAmount | undefined;
  /** `about`: it may still move. */
  readonly kind?: 'exact' | 'about';
}

/** What the contract says about this exchange. */
export type ExchangeOffer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly pays: ExchangeIn; readonly gets: ExchangeOut }
  /** It is not open now, and why. */
  | { readonly kind: 'closed'; readonly why: ReactNode };

/** Props of `ExchangeForm`. */
export interface ExchangeFormProps {
  /** What is exchanged: "MV to X"; names the card. */
  readonly label: string;
  readonly offer: ExchangeOffer;
  /** What stands in the field, as typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Rate, fee, maximum and what bounds it, what changes. */
  readonly figures: readonly ListedFigure[];
  /** A problem with what is typed that only the page knows. */
  readonly problem?: string | undefined;
  /** A second line below the problem: what helps. */
  readonly hint?: ReactNode;
  /** Between the amounts and the figures: a price impact, a purchase filled in part. */
  readonly notice?: ReactNode;
  readonly state?: 'ready' | 'off';
}

function Gets({ label, symbol, amount, kind = 'exact' }: ExchangeOut) {
  return (
    <div className={css.gets}>
      <span className={css.getsName}>{label}</span>
      <output
        className={`${css.getsAmount} ${tabular}`}
        data-state={amount ? kind : 'none'}
        aria-label={label}
      >
        {amount ? (
          <span>
            {kind === 'about' && '≈ '}
            <AmountText amount={{ value: amount.value, decimals: amount.decimals }} />
          </span>
        ) : (
          <span>0.0</span>
        )}
        <span className={css.symbol}>{symbol}</span>
      </output>
    </div>
  );
}

type OpenProps = ExchangeFormProps & Extract<ExchangeOffer, { kind: 'open' }>;

function OpenForm({ pays, gets, text, onText, figures, problem, hint, notice, state }: OpenProps) {
  return (
    <>
      <div className={css.sides}>
        <AmountField
          label={pays.label}
          token={pays.symbol}
          decimals={pays.decimals}
          available={pays.most}
          beyond={pays.beyond ?? 'refused'}
          text={text}
          onChange={onText}
          problem={problem}
          disabled={state === 'off'}
        />
        {hint !== undefined && <p className={css.hint}>{hint}</p>}
        <span className={css.seam} aria-hidden="true">
          <ArrowDown className={css.arrow} />
        </span>
        <Gets {...gets} />
      </div>
      {notice}
      <hr className={css.divider} />
      <FigureList figures={figures} />
    </>
  );
}

/** What goes in, what comes out, and on which terms. The act is the authorise form's. */
export function ExchangeForm(props: ExchangeFormProps) {
  const { label, offer } = props;
  return (
    <Card label={label} className={css.form} state={offer.kind} busy={offer.kind === 'loading'}>
      {offer.kind === 'open' && <OpenForm {...props} {...offer} />}
      {offer.kind === 'loading' && (
        <>
          <Skeleton tenths={4} />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton tenths={8} />
          <Skeleton tenths={6} />
        </>
      )}
      {offer.kind === 'closed' && <p className={css.closed}>{offer.why}</p>}
    </Card>
  );
}
