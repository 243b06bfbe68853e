import type { Clock, Eip1193Provider } from '@amswap/values';
import type { Deployment } from '../deployment/Deployment.ts';
import type { Transport } from '../rpc/Transport.ts';
import type { Follower } from './follower.ts';
import type { Journal } from './journal.ts';
import type { TabLock } from './tabLock.ts';

/** What executing a plan works with. */
export interface ExecutionPorts {
  /** The connected wallet's provider: prompts go there and nowhere else. */
  readonly provider: Eip1193Provider;
  /** Reads and simulations. */
  readonly transport: Transport;
  readonly clock: Clock;
  /** The journal of the plan's account and chain. */
  readonly journal: Journal;
  readonly follower: Pick<Follower, 'wake'>;
  readonly lock: TabLock;
  readonly deployment: Pick<Deployment, 'contracts'>;
  /** Makes an id that no other tab makes. */
  readonly newId: () => string;
  /**
   * Aborted when the plan's account leaves the page: it was changed, locked or signed out. Nothing more is asked for it then;
   * what was sent goes on in its journal.
   */
  readonly left?: AbortSignal;
}
