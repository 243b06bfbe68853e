import type { Deployment, Machine, TokenMetadata } from '@amswap/chain';
import { formatAmount, type TokenId } from '@amswap/values';
import { csvText, utcText } from '../../csv/csvText.ts';

/** Headings of the columns and words of the cells, in the reader's language. */
export interface RecordsCsvWords {
  /** One for each column, in the order of the cells. */
  readonly headings: readonly [
    contract: string,
    address: string,
    id: string,
    power: string,
    token: string,
    paid: string,
    startedAt: string,
    endsAt: string,
    earned: string,
    cap: string,
    state: string,
  ];
  readonly main: string;
  readonly mainSecondary: string;
  readonly running: string;
  readonly out: string;
  /** Stands in every row where the chain is a simulation; undefined on a real one. */
  readonly simulation: string | undefined;
}

/** What figures are written with. */
export interface RecordsCsvTerms {
  readonly deployment: Pick<Deployment, 'contracts'>;
  readonly tokens: Readonly<Record<TokenId, TokenMetadata>>;
}

/** Records as CSV: exact figures with a point, no grouping, times in UTC. */
export function recordsCsv(
  machines: readonly Machine[],
  { deployment, tokens }: RecordsCsvTerms,
  words: RecordsCsvWords,
): string {
  const mark = words.simulation === undefined ? [] : [words.simulation];
  const acb = (value: bigint): string => formatAmount(value, tokens.ACB.decimals);
  const rows = machines.map((machine) => {
    const { main, payToken } = machine;
    const decimals = payToken === undefined ? 0 : tokens[payToken].decimals;
    return [
      ...mark,
      words[main],
      deployment.contracts[main],
      machine.id.toString(),
      machine.power.toString(),
      payToken ?? '',
      formatAmount(machine.paid, decimals),
      utcText(machine.startedAt),
      utcText(machine.endsAt),
      acb(machine.revenue),
      acb(machine.cap),
      machine.out ? words.out : words.running,
    ];
  });
  return csvText([[...mark, ...words.headings], ...rows]);
}
