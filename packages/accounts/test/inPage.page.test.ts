import { afterAll, describe, expect, it } from 'vitest';
import { createPageStore } from '../src/inPage/pageStore.ts';
import { demoAccount, openPageAccounts } from '../src/inPage/index.ts';
import { indexedDbHolder } from '../src/inPage/StateHolder.ts';
import { accountsSuite } from './suite/accountsSuite.ts';
import { chainId, suiteClock } from './suite/standIns.ts';

const database = 'amswap-accounts-suite';
const remove = async (name: string) => void indexedDB.deleteDatabase(name);

accountsSuite('the service inside a page', async () => ({
  open: async () => createPageStore(await indexedDbHolder(database, indexedDB)),
  remove: () => remove(database),
}));

describe('the tour’s service', () => {
  const name = 'amswap-accounts-tour';
  afterAll(() => remove(name));
  const open = (databaseName: string | undefined) =>
    openPageAccounts({ clock: suiteClock, origin: location.origin, chainId, contact: '', databaseName });

  it('knows the demo account alone, also after a reload, and forgets the rest when it begins anew', async () => {
    const first = await open(name);
    expect(first.keeping).toBe('disk');
    const wallet = '0x8ba1f109551bD432803012645Ac136ddd64DBA72' as Parameters<typeof first.store.unbind>[0];
    expect(await first.store.bind({ wallet, accountKey: demoAccount.name, since: 1 })).toBe('bound');
    const { store, reset } = await open(name);
    expect((await store.binding(wallet))?.name).toBe(demoAccount.name);
    expect((await store.listAccounts('', 10)).map((account) => account.name)).toEqual([demoAccount.name]);
    await reset();
    expect(await first.store.binding(wallet)).toBeUndefined();
    expect(await first.store.account(demoAccount.name)).toBeDefined();
  });

  it('two tabs are one service: of two binds at once one is made', async () => {
    const [one, other] = await Promise.all([open(name), open(name)]);
    const wallets = [
      '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    ];
    const outcomes = await Promise.all(
      [one, other].map(({ store }, i) =>
        store.bind({
          wallet: wallets[i] as Parameters<typeof store.unbind>[0],
          accountKey: demoAccount.name,
          since: 1,
        }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['accountIsBound', 'bound']);
  });

  it('goes on in memory where the browser keeps nothing', async () => {
    const { keeping, send } = await open(undefined);
    expect(keeping).toBe('memory');
    expect((await send(new Request(`${location.origin}/api/health`))).status).toBe(200);
  });
});
