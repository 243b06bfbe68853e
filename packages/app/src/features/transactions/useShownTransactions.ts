import { tokenMetadata } from '@amswap/chain';
import type { TransactionRecord } from '@amswap/chain/transactions';
import { type ShownTransaction, useFormat } from '@amswap/ui';
import { type TokenId, tokenIds } from '@amswap/values';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { atom, useAtomValue } from 'jotai';
import { figureAtom, valueOf } from '../../boot/chainAtoms.ts';
import { chainStateAtom } from '../../boot/serviceAtoms.ts';
import { transactionRecordsAtom } from './transactionAtoms.ts';
import { type RecordVoice, shownTransaction } from './view.ts';

const metadataAtoms = new Map(
  tokenIds.map((token) => [
    token,
    figureAtom(({ deployment }) => tokenMetadata(deployment, token), 'static'),
  ]),
);

/** Symbols and decimals of the tokens that the journal names, and of no others. */
const journalTokensAtom = atom((get) => {
  const named = new Set(get(transactionRecordsAtom).flatMap(({ token }) => token ?? []));
  return new Map(
    [...named].map((token: TokenId) => {
      const figure = metadataAtoms.get(token);
      return [token, figure && valueOf(get(figure))] as const;
    }),
  );
});

const noCurrency = { symbol: '', decimals: 18 };

/** How records are said in the reader's language, and where their figures are looked up. */
export function useRecordVoice(): RecordVoice {
  const { t } = useLingui();
  const format = useFormat();
  const chain = useAtomValue(chainStateAtom);
  const tokens = useAtomValue(journalTokensAtom);
  const deployment = chain.state === 'configured' ? chain.deployment : undefined;
  const explorer = deployment?.blockExplorerUrls[0]?.replace(/\/+$/, '');
  return {
    say: (text: MessageDescriptor) => t(text),
    amount: (value, decimals) => format.amount(value, decimals),
    metadata: (token) => tokens.get(token),
    native: deployment?.nativeCurrency ?? noCurrency,
    explorerUrl: (hash) => explorer && `${explorer}/tx/${hash}`,
  };
}

/** Records as cards show them, in the reader's language. */
export function useShownTransactions(records: readonly TransactionRecord[]): readonly ShownTransaction[] {
  const voice = useRecordVoice();
  return records.map((record) => shownTransaction(record, voice));
}

/** Shows a receipt inside the page, where the chain has no explorer but the tour. */
export function useReceipts(): ((hash: string) => void) | undefined {
  const chain = useAtomValue(chainStateAtom);
  const tour = chain.state === 'configured' ? chain.tour : undefined;
  return tour && ((hash) => tour.showReceipt(hash as `0x${string}`));
}
