import type { TokenMetadata } from '@amswap/chain';
import type { TransactionRecord } from '@amswap/chain/transactions';
import { formatAmount, type Hex, type TokenId } from '@amswap/values';
import { csvText, utcText } from '../../csv/csvText.ts';
import { lookedUpHash } from './view.ts';

/** Headings of the columns and words of the cells, in the reader's language. */
export interface JournalCsvWords {
  /** One for each column, in the order of the cells. */
  readonly headings: readonly [
    begun: string,
    changed: string,
    what: string,
    state: string,
    token: string,
    amount: string,
    contract: string,
    hash: string,
    explorer: string,
    block: string,
    fee: string,
    account: string,
    chain: string,
  ];
  readonly what: (record: TransactionRecord) => string;
  readonly state: (record: TransactionRecord) => string;
  /** Stands in every row where the chain is a simulation; undefined on a real one. */
  readonly simulation: string | undefined;
}

/** What figures are written with. */
export interface JournalCsvTerms {
  /** Symbol and decimals of a token; undefined until the chain said them: then no figure is guessed. */
  readonly metadata: (token: TokenId) => TokenMetadata | undefined;
  /** Decimals of the native currency. */
  readonly nativeDecimals: number;
  readonly explorerUrl: (hash: Hex) => string | undefined;
}

const utc = (ms: number): string => utcText(BigInt(Math.floor(ms / 1000)));

function amountText({ token, amount }: TransactionRecord, { metadata }: JournalCsvTerms): string {
  const decimals = token && metadata(token)?.decimals;
  return amount === undefined || decimals === undefined ? '' : formatAmount(BigInt(amount), decimals);
}

/** The journal as CSV: exact figures with a point, no grouping, times in UTC, each transaction's page in the explorer. */
export function journalCsv(
  records: readonly TransactionRecord[],
  terms: JournalCsvTerms,
  words: JournalCsvWords,
): string {
  const mark = words.simulation === undefined ? [] : [words.simulation];
  const rows = records.map((record) => {
    const hash = lookedUpHash(record);
    const mined = 'mined' in record.state ? record.state.mined : undefined;
    return [
      ...mark,
      utc(record.createdAt),
      utc(record.changedAt),
      words.what(record),
      words.state(record),
      record.token ?? '',
      amountText(record, terms),
      record.to,
      hash ?? '',
      (hash && terms.explorerUrl(hash)) ?? '',
      mined === undefined ? '' : String(mined.block),
      mined?.fee === undefined ? '' : formatAmount(BigInt(mined.fee), terms.nativeDecimals),
      record.account,
      String(record.chainId),
    ];
  });
  return csvText([[...mark, ...words.headings], ...rows]);
}
