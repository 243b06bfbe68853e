import type { Hex } from '@amswap/values';
import type { StoredBlock, StoredLog } from '../chain/block.ts';
import { formatLog } from './formatChain.ts';
import { readAddress, readHash } from './readParams.ts';
import { invalidParams } from './rpcError.ts';

/** Which logs are wanted: any of the addresses (none: all); at each position any of the topics (null: all). */
export interface LogFilter {
  readonly addresses: ReadonlySet<Hex> | null;
  readonly topics: readonly (ReadonlySet<Hex> | null)[];
}

/** The address and topics part of a filter as eth_getLogs takes it. */
export function readLogFilter(given: Readonly<Record<string, unknown>>): LogFilter {
  const { address, topics } = given;
  const addresses = address === undefined || address === null ? null : [address].flat();
  if (topics !== undefined && topics !== null && !Array.isArray(topics)) {
    throw invalidParams('invalid topics: expected a list');
  }
  return {
    addresses: addresses === null ? null : new Set(addresses.map((one: unknown) => readAddress(one))),
    topics: (Array.isArray(topics) ? topics : []).map((topic: unknown) =>
      topic === null ? null : new Set([topic].flat().map((one: unknown) => readHash(one, 'topic'))),
    ),
  };
}

/** The logs of a block that a filter wants, as they are answered. */
export function logsOf(block: StoredBlock, filter: LogFilter): Readonly<Record<string, unknown>>[] {
  const found: Readonly<Record<string, unknown>>[] = [];
  let logIndex = 0;
  block.receipts.forEach((receipt, index) => {
    const transaction = block.transactions[index];
    for (const log of receipt.logs) {
      if (transaction !== undefined && wants(filter, log)) {
        found.push(formatLog(log, { block, index, transaction }, logIndex));
      }
      logIndex += 1;
    }
  });
  return found;
}

function wants(filter: LogFilter, log: StoredLog): boolean {
  if (filter.addresses !== null && !filter.addresses.has(log.address)) return false;
  if (filter.topics.length > log.topics.length) return false;
  return filter.topics.every((wanted, at) => {
    const topic = log.topics[at];
    return wanted === null || (topic !== undefined && wanted.has(topic));
  });
}
