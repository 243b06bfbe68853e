import type { Follower, Journal, TabLock, TransactionRecord } from '@amswap/chain/transactions';
import type { Address, Eip1193Provider } from '@amswap/values';
import type { AppServices } from '../../boot/AppServices.ts';
import type { ConfiguredChain } from '../../boot/ChainState.ts';
import type { WalletDesk } from '../wallet/index.ts';

/** What the desk works with. */
export type JournalServices = Pick<AppServices, 'clock' | 'entries' | 'chain' | 'log'>;

/** The journal of one account on one chain, and who follows what is under way in it. */
export interface OpenedJournal {
  readonly journal: Journal;
  readonly follower: Follower;
  readonly lock: TabLock;
}

/** What a journal is opened for. */
export interface JournalSubject {
  readonly chain: ConfiguredChain;
  readonly account: Address;
  readonly wallet: () => Eip1193Provider | undefined;
  /** Told when a transaction was found in a block. */
  readonly mined: (record: TransactionRecord) => void;
}

/** Opens a journal; its code is a chunk that comes with the first account. */
export type OpenJournal = (services: JournalServices, subject: JournalSubject) => OpenedJournal;

/** The transactions of the account that is connected: kept over reloads, followed to their end by one tab. */
export interface TransactionDesk {
  /** The newest first; empty without an account. */
  records(): readonly TransactionRecord[];
  /** Told at every change. Returns a function that stops it. */
  follow(changed: () => void): () => void;
  /** Told when a transaction was found in a block by this tab. Returns a function that stops it. */
  onMined(told: (record: TransactionRecord) => void): () => void;
  /** The journal of the connected account. Rejects when its code does not come, or nobody is connected. */
  journal(): Promise<OpenedJournal>;
  /** Looks again for a transaction that was given up. Rejects with `rpc.*`. */
  checkAgain(id: string): Promise<void>;
}

const none: readonly TransactionRecord[] = [];

/** Opens the desk; it keeps to the account that the wallet's desk says. */
export function createTransactionDesk(
  services: JournalServices,
  wallet: Pick<WalletDesk, 'state' | 'follow'>,
  load: () => Promise<OpenJournal>,
): TransactionDesk {
  return new Desk(services, wallet, load);
}

class Desk implements TransactionDesk {
  private account: Address | undefined;
  private opened: OpenedJournal | undefined;
  private opening: Promise<OpenedJournal> | undefined;
  /** Counts closings: what was on its way before one is not let in after it. */
  private closings = 0;
  private readonly followers = new Set<() => void>();
  private readonly listeners = new Set<(record: TransactionRecord) => void>();

  constructor(
    private readonly services: JournalServices,
    private readonly wallet: Pick<WalletDesk, 'state' | 'follow'>,
    private readonly load: () => Promise<OpenJournal>,
  ) {
    wallet.follow(() => this.keepToAccount());
    this.keepToAccount();
    this.keepToEra();
  }

  records = (): readonly TransactionRecord[] => this.opened?.journal.records ?? none;

  follow = (changed: () => void): (() => void) => {
    this.followers.add(changed);
    return () => void this.followers.delete(changed);
  };

  onMined = (told: (record: TransactionRecord) => void): (() => void) => {
    this.listeners.add(told);
    return () => void this.listeners.delete(told);
  };

  journal = (): Promise<OpenedJournal> => {
    this.keepToAccount();
    this.opening ??= this.open();
    return this.opening;
  };

  checkAgain = async (id: string): Promise<void> => (await this.journal()).follower.checkAgain(id);

  private keepToAccount(): void {
    const state = this.wallet.state();
    // While the wallet empties its list for a moment, the account is not another one yet.
    if (state.kind === 'reconnecting' || state.kind === 'connecting') return;
    const account = state.kind === 'signedOut' ? undefined : state.account;
    if (account === this.account) return;
    this.close();
    this.account = account;
    if (account !== undefined)
      this.journal().catch((error: unknown) => this.services.log.write('error', error));
    this.changed();
  }

  /** The tour's chain can begin anew: the journal of the chain before is closed before it could write itself back. */
  private keepToEra(): void {
    const chain = this.services.chain.read();
    if (chain.state === 'starting') {
      const stop = this.services.chain.follow(() => {
        stop();
        this.keepToEra();
      });
      return;
    }
    const tour = chain.state === 'configured' ? chain.tour : undefined;
    if (tour === undefined) return;
    let { era } = tour.read();
    tour.follow(() => {
      if (tour.read().era === era) return;
      ({ era } = tour.read());
      this.close();
      this.account = undefined;
      this.keepToAccount();
    });
  }

  private async open(): Promise<OpenedJournal> {
    const { account, closings } = this;
    try {
      const open = await this.load();
      const chain = this.services.chain.read();
      if (account === undefined || closings !== this.closings || chain.state !== 'configured')
        throw new Error('the account of the journal has left');
      const opened = open(this.services, {
        chain,
        account,
        wallet: () => this.provider(),
        mined: (record) => this.mined(chain, record),
      });
      this.opened = opened;
      opened.journal.subscribe(() => this.changed());
      this.changed();
      return opened;
    } catch (error) {
      if (closings === this.closings) this.opening = undefined;
      throw error;
    }
  }

  private provider(): Eip1193Provider | undefined {
    const state = this.wallet.state();
    return state.kind === 'connected' ? state.wallet.provider : undefined;
  }

  /** Figures on the screen are older than the block that holds it. */
  private mined(chain: ConfiguredChain, record: TransactionRecord): void {
    if ('mined' in record.state) chain.reader.refresh(BigInt(record.state.mined.block));
    for (const told of [...this.listeners]) told(record);
  }

  private close(): void {
    this.closings += 1;
    this.opened?.follower.stop();
    this.opened?.journal.stop();
    this.opened = undefined;
    this.opening = undefined;
  }

  private changed(): void {
    for (const follower of [...this.followers]) follower();
  }
}
