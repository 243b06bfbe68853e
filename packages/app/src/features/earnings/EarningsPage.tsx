import { ClaimPanel, Column, Columns, HoldsOwes, PageTitle } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { AccountNeeded, Unread } from '../people/index.ts';
import { ClaimActs } from './ClaimActs.tsx';
import { DaysCard } from './DaysCard.tsx';
import { claimChoiceAtom, earningsFactsAtom } from './earningsAtoms.ts';
import { RewardCard } from './RewardCard.tsx';
import { useEarningsWords } from './useEarningsWords.tsx';
import { earningsView, holdsView } from './view.ts';

const noToken = { decimals: 18, symbol: '' };

/** What of the page depends on the account. */
function Earnings() {
  const words = useEarningsWords();
  const facts = useAtomValue(earningsFactsAtom);
  const choice = useAtomValue(claimChoiceAtom);
  const view = facts && earningsView(facts, choice, words);
  if (view?.kind === 'noAccount')
    return (
      <AccountNeeded>
        <Trans>Earnings are those of an account: connect a wallet to see yours.</Trans>
      </AccountNeeded>
    );
  if (view?.kind === 'unanswered') return <Unread />;
  const known = view?.kind === 'known' ? view : undefined;
  return (
    <Columns>
      <Column>
        <ClaimPanel revenue={known?.revenue}>
          <ClaimActs claim={known?.claim} />
        </ClaimPanel>
      </Column>
      <Column>
        <RewardCard reward={known?.reward} />
        <DaysCard days={known?.days} acb={known?.acb ?? noToken} />
        {facts && holdsView(facts, words).map((line) => <HoldsOwes key={line.contract} {...line} />)}
      </Column>
    </Columns>
  );
}

/** My earnings: what waits and what was received, by kind and by day, and the ways to the wallet. */
export default function EarningsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`My earnings`} />
      <Earnings />
    </>
  );
}
