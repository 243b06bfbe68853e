import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../controls/Button/Button.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { AddressText } from '../AddressText/AddressText.tsx';
import { AmountText, type ShownAmount } from '../AmountText/AmountText.tsx';
import { type CoinKind, TokenCoin } from '../TokenCoin/TokenCoin.tsx';
import * as css from './AuthorisationsTable.css.ts';

/** What one contract may take of a token. */
export type AuthorisedSum =
  | { readonly kind: 'limited'; readonly amount: ShownAmount }
  /** So much that it reads as without end. */
  | { readonly kind: 'unlimited' };

/** A contract that may take of a token. */
export interface AuthorisedSpender {
  /** Stable key, given back by the callbacks. */
  readonly id: string;
  /** What the contract is called. */
  readonly name: string;
  readonly address: string;
  readonly sum: AuthorisedSum;
}

/** What is known of one token's authorisations. */
export type AuthorisationsOfToken =
  | { readonly kind: 'loading' }
  /** Could not be read. */
  | { readonly kind: 'missing' }
  /** Only contracts that may take some; empty: none may. */
  | { readonly kind: 'known'; readonly spenders: readonly AuthorisedSpender[] };

/** One token of the table. */
export interface AuthorisedToken {
  readonly coin: CoinKind;
  /** Symbol as it is shown. Text from a chain: plain and already cut. */
  readonly symbol: string;
  readonly authorisations: AuthorisationsOfToken;
}

/** Props of `AuthorisationsTable`. */
export interface AuthorisationsTableProps {
  readonly tokens: readonly AuthorisedToken[];
  /** `off` while another write is on its way, or where none can be made. */
  readonly acts: 'ready' | 'off';
  /** Asks for a smaller amount. */
  readonly onLower: (coin: CoinKind, spender: string) => void;
  /** Takes the authorisation back. */
  readonly onRevoke: (coin: CoinKind, spender: string) => void;
}

type SpenderLineProps = Pick<AuthorisationsTableProps, 'acts' | 'onLower' | 'onRevoke'> & {
  readonly token: AuthorisedToken;
  readonly spender: AuthorisedSpender;
};

function SpenderLine({ token, spender, acts, onLower, onRevoke }: SpenderLineProps) {
  const { t } = useLingui();
  const { coin, symbol } = token;
  const { id, name, address, sum } = spender;
  return (
    <li className={css.spender} data-state={sum.kind}>
      <div className={css.words}>
        <div className={css.amount}>
          {sum.kind === 'limited' ? (
            <AmountText amount={sum.amount} />
          ) : (
            <span className={css.unlimited}>
              <Trans>without limit</Trans>
            </span>
          )}
        </div>
        <div className={css.note}>
          {name} <AddressText address={address} />
        </div>
      </div>
      <div className={css.acts}>
        <Button
          size="small"
          variant="quiet"
          state={acts}
          aria-label={t`Lower what the ${name} may take of ${symbol}`}
          onClick={() => onLower(coin, id)}
        >
          <Trans>Lower</Trans>
        </Button>
        <Button
          size="small"
          variant="quiet"
          state={acts}
          aria-label={t`Revoke what the ${name} may take of ${symbol}`}
          onClick={() => onRevoke(coin, id)}
        >
          <Trans>Revoke</Trans>
        </Button>
      </div>
    </li>
  );
}

function TokenNote({ authorisations }: Pick<AuthorisedToken, 'authorisations'>) {
  switch (authorisations.kind) {
    case 'loading':
      return <Skeleton tenths={4} />;
    case 'missing':
      return <Trans>could not be read</Trans>;
    case 'known':
      return authorisations.spenders.length === 0 ? <Trans>No contract may take any.</Trans> : null;
  }
}

/** What contracts may take of each token, as it stands on the chain, with the ways to lower it and to take it back. */
export function AuthorisationsTable({ tokens, ...acting }: AuthorisationsTableProps) {
  return (
    <ul className={css.list}>
      {tokens.map((token) => {
        const { coin, symbol, authorisations } = token;
        return (
          <li
            key={coin}
            className={css.token}
            data-state={authorisations.kind}
            aria-busy={authorisations.kind === 'loading' || undefined}
          >
            <TokenCoin coin={coin} />
            <div>
              <div className={css.symbol}>{symbol}</div>
              <div className={css.note}>
                <TokenNote authorisations={authorisations} />
              </div>
            </div>
            {authorisations.kind === 'known' && authorisations.spenders.length > 0 && (
              <ul className={css.spenders}>
                {authorisations.spenders.map((spender) => (
                  <SpenderLine key={spender.id} token={token} spender={spender} {...acting} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
