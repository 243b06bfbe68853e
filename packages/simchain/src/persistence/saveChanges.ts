import type { ChainNode } from '../chain/chainNode.ts';
import { OneAtATime } from '../chain/oneAtATime.ts';
import type { ChainKeeper } from './chainKeeper.ts';

/** Saving of a chain that goes on beside it. */
export interface Saving {
  /** Lets the first keeping of a whole chain begin, which waits until then. Later calls do nothing. */
  begin(): void;
  /** Begins, and resolves when everything up to now is kept, or saving has been given up. */
  settled(): Promise<void>;
  stop(): void;
}

/**
 * Keeps every change of a chain, in order. When one cannot be kept, the chain goes on in memory alone:
 * saving is given up and said once.
 * @param isKept whether the keeper holds the chain as it is now; otherwise the whole chain is kept first, from the first change
 * or `begin` on: writing it takes longer than the first answers, which a page waits for.
 */
export function saveChanges(
  node: ChainNode,
  keeper: ChainKeeper,
  seedId: string,
  isKept: boolean,
  onGivenUp: () => void,
): Saving {
  const order = new OneAtATime();
  let going = true;
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const giveUp = () => {
    if (!going) return;
    going = false;
    onGivenUp();
  };
  const save = (write: () => Promise<void>) => {
    void order.run(() => (going ? write() : undefined)).catch(giveUp);
  };
  const stopListening = node.listen((change) => {
    if (!going) return;
    begin();
    // Taken now: by the time it is written, the chain has moved on.
    if (change.kind === 'replaced') {
      const dump = node.dumpNow();
      save(() => keeper.replace(seedId, dump));
    } else {
      const standing = node.standing();
      save(() => keeper.append(change, standing));
    }
  });
  if (!isKept) {
    const dump = node.dumpNow();
    save(async () => {
      await begun;
      if (going) await keeper.replace(seedId, dump);
    });
  }
  return {
    begin,
    settled: () => {
      begin();
      return order.run(() => undefined);
    },
    stop: () => {
      going = false;
      begin();
      stopListening();
      keeper.close();
    },
  };
}
