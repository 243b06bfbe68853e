import type { Toasts } from '@amswap/ui';
import type { Clock } from '@amswap/values';
import type { Navigation } from '../routes/Navigation.ts';
import type { ChainStart } from './ChainState.ts';
import type { DeploymentCheck } from './deploymentCheck.ts';
import type { EntryStore } from './entryStore.ts';
import type { LocaleStore } from './localeStore.ts';
import type { NewVersion } from './newVersion.ts';
import type { PageLog } from './pageLog.ts';
import type { SessionStore } from './sessionStore.ts';
import type { StartUp } from './startUp.ts';
import type { ThemeStore } from './themeStore.ts';

/** Everything that lives as long as the page and that atoms and containers are given, never import. */
export interface AppServices {
  readonly clock: Clock;
  readonly entries: EntryStore;
  readonly session: SessionStore;
  readonly locale: LocaleStore;
  readonly theme: ThemeStore;
  readonly navigation: Navigation;
  readonly newVersion: NewVersion;
  readonly log: PageLog;
  readonly toasts: Toasts;
  /** What the address said at the start. */
  readonly startUp: StartUp;
  /** The chain, as soon as its config was read. */
  readonly chain: ChainStart;
  /** Whether that chain is as the config says. */
  readonly check: DeploymentCheck;
  /** True if a page of another origin frames this one: writes are off. */
  readonly framed: boolean;
}
