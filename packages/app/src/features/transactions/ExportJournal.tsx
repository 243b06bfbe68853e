import type { TransactionRecord } from '@amswap/chain/transactions';
import { Button } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { downloadText } from '../../csv/downloadText.ts';
import { journalCsv, type JournalCsvWords } from './journalCsv.ts';
import { stateWords } from './recordTexts.ts';
import { useRecordVoice } from './useShownTransactions.ts';
import { type RecordVoice, titleOf } from './view.ts';

/** Props of `ExportJournal`. */
export interface ExportJournalProps {
  /** All records of the account, also those of other pages. */
  readonly records: readonly TransactionRecord[];
}

function useCsvWords(voice: RecordVoice, simulated: boolean): JournalCsvWords {
  const { t } = useLingui();
  const { symbol } = voice.native;
  return {
    headings: [
      t`Begun (UTC)`,
      t`Changed (UTC)`,
      t`What`,
      t`State`,
      t`Token`,
      t`Amount`,
      t`Contract address`,
      t`Transaction`,
      t`Block explorer`,
      t`Block`,
      t`Network fee (${symbol})`,
      t`Account`,
      t`Chain id`,
    ],
    what: (record) => titleOf(record, voice),
    state: ({ state }) => t(stateWords[state.kind]),
    simulation: simulated ? t`simulation` : undefined,
  };
}

/** Hands the journal over as CSV. */
export function ExportJournal({ records }: ExportJournalProps) {
  const voice = useRecordVoice();
  const inTour = useAtomValue(openChainAtom)?.tour !== undefined;
  const words = useCsvWords(voice, inTour);
  const { metadata, explorerUrl, native } = voice;
  const [first] = records;
  if (first === undefined) return null;
  const press = (): void => {
    const terms = { metadata, explorerUrl, nativeDecimals: native.decimals };
    const mark = inTour ? '-simulation' : '';
    downloadText(
      `amswap-journal-${first.chainId}-${first.account}${mark}.csv`,
      journalCsv(records, terms, words),
    );
  };
  return (
    <Button size="small" variant="quiet" onClick={press}>
      <Trans>Export CSV</Trans>
    </Button>
  );
}
