import { type Address, tourChainId } from '@amswap/values';

/** Version of the schema of everything below. A change of shape counts it up; old entries are then left alone and not read. */
export const storageVersion = 1;

const prefix = `amswap:${storageVersion}:`;

/**
 * Every name under which this product keeps something in the browser. Nobody writes another one.
 * The values are text; `jsonText.ts` writes and reads structured ones.
 */
export const storageKeys = {
  /** The session's user module: `{ user: { token, account, mm } }`. The specification's name. */
  session: 'am-local',
  /** The token of one account: text. */
  accountToken: (account: Address) => `${prefix}token:${account.toLowerCase()}`,
  /** `en`, `zh-Hans` or `zh-Hant`: chosen by hand; absent means by the browser. */
  locale: `${prefix}locale`,
  /** `light` or `dark`: chosen by hand; absent means by the system. */
  theme: `${prefix}theme`,
  /** `less`: chosen by hand; absent means by the system. */
  motion: `${prefix}motion`,
  /** The usable referrers of the last links, EIP-55, newest first, with commas between: `keptReferrers.ts`. */
  referrer: `${prefix}ref`,
  /** The wallet that was connected last: its reverse domain name; kept by `chain`. */
  wallet: `${prefix}wallet`,
  /** The same for the tour's own wallet, which never takes the place of a real one. */
  tourWallet: `${prefix}wallet:tour`,
  /** Whether the guest tour was chosen over the configured deployment. */
  tour: `${prefix}tour`,
  /** Who one is in the tour: a role. */
  tourRole: `${prefix}tour-role`,
  /** `yes` once the tour's wallet showed its account to the page. */
  tourConnected: `${prefix}tour-connected`,
  /** Steps of the tour that were done: their ids with commas between. */
  tourDone: `${prefix}tour-done`,
  /** Changes whenever the tour's chain began anew: other tabs see it. */
  tourEra: `${prefix}tour-era`,
  /** Not an entry but an IndexedDB database: the accounts service of the tour. */
  tourAccountsDatabase: 'amswap-tour-accounts-1',
  /** The journal of an account of the tour; written by `chain` under its own name of it. */
  tourJournal: (account: Address) => `${prefix}journal:${tourChainId}:${account.toLowerCase()}`,
  /** Nodes chosen or added by hand: a JSON list of addresses. */
  nodes: `${prefix}nodes`,
  /** What the chain said last, with its block and time, for a start without a network: `keptFigures.ts`. */
  figures: `${prefix}figures`,
  /** Slippage in basis points, chosen by hand. */
  slippage: `${prefix}slippage`,
  /** The version of the risk notice that an account has read. */
  riskNotice: (account: Address) => `${prefix}risk:${account.toLowerCase()}`,
  /** Begins the keys of the journal of transactions; kept by `chain`. */
  journalPrefix: `${prefix}journal:`,
} as const;
