import { type SpenderName, spenderNames } from '@amswap/chain';
import { AuthorisationsTable, Button, Card, type CoinKind, Skeleton } from '@amswap/ui';
import { type TokenId, tokenIds } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { contractTexts } from '../../text/contractTexts.ts';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { startPlanAtom } from '../plans/index.ts';
import { awaitsWalletAtom, openWalletPickerAtom } from '../wallet/index.ts';
import { authorisationActsAtom, authorisationFactsAtom } from './authorisationAtoms.ts';
import { authorisationView } from './authorisationView.ts';
import { type ChosenAuthorisation, LowerSheet } from './LowerSheet.tsx';
import * as css from './settings.css.ts';

/** What a row of the table stands for; nothing for a coin that no contract takes. */
function chosenOf(coin: CoinKind, id: string): ChosenAuthorisation | undefined {
  const token: TokenId | undefined = tokenIds.find((each) => each === coin);
  const spender: SpenderName | undefined = spenderNames.find((each) => each === id);
  return token && spender && { token, spender };
}

function Table() {
  const { t } = useLingui();
  const facts = useAtomValue(authorisationFactsAtom);
  const acts = useAtomValue(authorisationActsAtom);
  const start = useSetAtom(startPlanAtom);
  const [lowered, setLowered] = useState<ChosenAuthorisation>();
  const [sheet, setSheet] = useState<'open' | 'closed'>('closed');
  if (facts === undefined) return null;
  const words = {
    main: t(contractTexts.main),
    tokenSwap: t(contractTexts.tokenSwap),
    swapRouter: t(contractTexts.swapRouter),
  };
  const revoke = (coin: CoinKind, id: string): void => {
    const chosen = chosenOf(coin, id);
    if (chosen === undefined) return;
    const { token, spender } = chosen;
    void start({
      title: msg`Revoke what is authorised of ${token}`,
      make: ({ planLowerAllowance }, context) => planLowerAllowance(context, token, spender),
    });
  };
  const lower = (coin: CoinKind, id: string): void => {
    setLowered(chosenOf(coin, id));
    setSheet('open');
  };
  return (
    <>
      <AuthorisationsTable
        tokens={authorisationView(facts, words)}
        acts={acts}
        onLower={lower}
        onRevoke={revoke}
      />
      {lowered && (
        <LowerSheet
          key={`${lowered.token} ${lowered.spender}`}
          chosen={lowered}
          open={sheet === 'open'}
          onClose={() => setSheet('closed')}
        />
      )}
    </>
  );
}

/** What contracts may take of the account's tokens, as the chain says it now. */
export function AuthorisationsCard() {
  const { t } = useLingui();
  const facts = useAtomValue(authorisationFactsAtom);
  const awaitsWallet = useAtomValue(awaitsWalletAtom);
  const connect = useSetAtom(openWalletPickerAtom);
  return (
    <Card label={t`My authorisations`} fit="form">
      <h2 className={css.title}>
        <Trans>My authorisations</Trans>
      </h2>
      <p className={css.note}>
        <Trans>
          What a contract may take of a token, at most, as it stands on the chain. Other sites may have
          authorised other contracts: this page cannot know those.
        </Trans>
      </p>
      {facts === undefined && awaitsWallet ? (
        <Skeleton shape="block" />
      ) : facts === undefined ? (
        <Button variant="quiet" width="fill" onClick={connect}>
          {t(noticeTexts.pleaseLogin)}
        </Button>
      ) : (
        <Table />
      )}
    </Card>
  );
}
