'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { useLingui } from '@lingui/react/macro';
import { Card } from '../Card/Card.tsx';
import { TokenBalanceRow, type TokenBalanceRowProps } from '../TokenBalanceRow/TokenBalanceRow.tsx';

/** Props of `TokenBalanceList`. */
export interface TokenBalanceListProps {
  /** The rows in the order in which they are shown; each coin once. */
  readonly rows: readonly TokenBalanceRowProps[];
}

/** All balances of an account on one card. */
export function TokenBalanceList({ rows }: TokenBalanceListProps) {
  const { t } = useLingui();
  return (
    <Card label={t`Balances`} fit="rows" busy={rows.some(({ balance }) => balance.kind === 'loading')}>
      <ul>
        {rows.map((row) => (
          <TokenBalanceRow key={row.coin} {...row} />
        ))}
      </ul>
    </Card>
  );
}
