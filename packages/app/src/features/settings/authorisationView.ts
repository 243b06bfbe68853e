import { isUnlimited, type SpenderName, spenderNames } from '@amswap/chain';
import type { AuthorisationsOfToken, AuthorisedSpender, AuthorisedToken } from '@amswap/ui';
import { valueOf } from '../../boot/chainAtoms.ts';
import type { AuthorisationFacts, TokenAuthorisationFacts } from './AuthorisationFacts.ts';

/** What the spenders are called. */
export type SpenderWords = Readonly<Record<SpenderName, string>>;

function authorisationsOf(
  { metadata, allowances }: TokenAuthorisationFacts,
  { spenders }: AuthorisationFacts,
  words: SpenderWords,
): AuthorisationsOfToken {
  const figures = [metadata, ...spenderNames.map((name) => allowances[name])];
  if (figures.some(({ kind }) => kind === 'missing')) return { kind: 'missing' };
  const token = valueOf(metadata);
  const shown: AuthorisedSpender[] = [];
  for (const id of spenderNames) {
    const value = valueOf(allowances[id]);
    if (token === undefined || value === undefined) return { kind: 'loading' };
    if (value === 0n) continue;
    const sum = isUnlimited(value)
      ? ({ kind: 'unlimited' } as const)
      : ({ kind: 'limited', amount: { value, ...token } } as const);
    shown.push({ id, name: words[id], address: spenders[id], sum });
  }
  return { kind: 'known', spenders: shown };
}

/** Facts in, the table's props out. */
export const authorisationView = (
  facts: AuthorisationFacts,
  words: SpenderWords,
): readonly AuthorisedToken[] =>
  facts.tokens.map((token) => ({
    coin: token.token,
    symbol: valueOf(token.metadata)?.symbol ?? token.token,
    authorisations: authorisationsOf(token, facts, words),
  }));
