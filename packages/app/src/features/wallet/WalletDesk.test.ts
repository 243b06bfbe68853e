import type { Address } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../boot/storageKeys.ts';
import { alice, bob, walletPage } from './walletDesk.fixture.ts';

describe('wallet desk', () => {
  it('loads and asks nothing before a click where no wallet is remembered', async () => {
    const page = walletPage();
    const { desk } = await page.open();
    expect(desk.state()).toEqual({ kind: 'signedOut', failure: undefined });
    expect(page.loads()).toBe(0);
    expect(page.wallet.requests).toEqual([]);
  });

  it('connects by a click and signs the session in under a local token', async () => {
    const page = walletPage();
    const { desk, session } = await page.open();
    await desk.connect(page.walletId);
    expect(desk.state()).toMatchObject({ kind: 'connected', account: alice });
    expect(session.read()).toMatchObject({ token: 'local:id', account: alice });
  });

  it('reconnects silently after a reload, without a prompt', async () => {
    const page = walletPage();
    await (await page.open()).desk.connect(page.walletId);
    const prompts = page.wallet.count('eth_requestAccounts');
    const { desk } = await page.open();
    expect(desk.state()).toMatchObject({ kind: 'connected', account: alice });
    expect(page.wallet.count('eth_requestAccounts')).toBe(prompts);
  });

  it('B01: stays signed out after a reload, and asks the wallet for nothing', async () => {
    const page = walletPage();
    const first = await page.open();
    await first.desk.connect(page.walletId);
    first.desk.signOut();
    expect(first.session.read()).toMatchObject({ token: null, account: null });
    expect(page.host.entries.has(storageKeys.accountToken(alice))).toBe(false);
    const asked = page.wallet.requests.length;
    const { desk } = await page.open();
    expect(desk.state().kind).toBe('signedOut');
    expect(page.wallet.requests.length).toBe(asked);
  });

  it('B13: another account in the wallet is another session, and nothing of the old one stays', async () => {
    const page = walletPage();
    const { desk, session } = await page.open();
    await desk.connect(page.walletId);
    const events: unknown[] = [];
    desk.onEvent((event) => event.kind === 'heard' || events.push(event));
    page.wallet.chooseAccounts([bob]);
    await page.clock.settle();
    expect(desk.state()).toMatchObject({ kind: 'connected', account: bob });
    expect(session.read().account).toBe(bob);
    expect(page.host.entries.has(storageKeys.accountToken(alice))).toBe(false);
    expect(page.host.entries.get(storageKeys.session)).not.toContain(alice);
    expect(events).toEqual([{ kind: 'accountChanged', from: alice, to: bob }]);
  });

  it('B04: an empty list for a moment is not signed out; one that stays is', async () => {
    const page = walletPage();
    const { desk, session } = await page.open();
    await desk.connect(page.walletId);
    page.wallet.provider.emit('accountsChanged', []);
    await page.clock.advance(50);
    expect(session.read().account).toBe(alice);
    page.wallet.chooseAccounts([bob]);
    await page.clock.settle();
    expect(session.read().account).toBe(bob);
    page.wallet.lock();
    await page.clock.advance(1_000);
    expect(desk.state().kind).toBe('signedOut');
    expect(session.read()).toMatchObject({ token: null, account: null });
  });

  it('signs out with the tab that signed out', async () => {
    const page = walletPage();
    const { desk } = await page.open();
    await desk.connect(page.walletId);
    page.host.writeFromOtherTab(storageKeys.session, '{"user":{"token":null,"account":null,"mm":null}}');
    expect(desk.state().kind).toBe('signedOut');
    expect(page.host.entries.has(storageKeys.wallet)).toBe(false);
  });

  it('signs the session out where the remembered wallet shows no account any more', async () => {
    const page = walletPage();
    await (await page.open()).desk.connect(page.walletId);
    page.wallet.behaviour.locked = true;
    const { desk, session } = await page.open();
    expect(desk.state().kind).toBe('signedOut');
    expect(session.read().token).toBeNull();
  });

  describe('B47: a session that is kept, without a wallet that is remembered', () => {
    /** A page whose wallet showed this account before, and whose storage has lost which wallet that was. */
    const pageThatLost = async (account: Address) => {
      const page = walletPage();
      await (await page.open()).desk.connect(page.walletId);
      page.host.entries.delete(storageKeys.wallet);
      const user = { token: 'kept', account, mm: { x: 1 } };
      page.host.entries.set(storageKeys.session, JSON.stringify({ user }));
      const prompts = page.wallet.count('eth_requestAccounts');
      return {
        page,
        ...(await page.open()),
        prompted: () => page.wallet.count('eth_requestAccounts') > prompts,
      };
    };

    it('is taken up silently by the wallet that has its account', async () => {
      const { page, desk, session, prompted } = await pageThatLost(alice);
      expect(desk.state()).toMatchObject({ kind: 'connected', account: alice });
      expect(session.read()).toEqual({ token: 'kept', account: alice, mm: { x: 1 } });
      expect(prompted()).toBe(false);
      expect(page.host.entries.get(storageKeys.wallet)).toBeDefined();
    });

    it('is over where the wallet does not have its account, and nobody else is signed in', async () => {
      const { page, desk, session } = await pageThatLost(bob);
      expect(desk.state().kind).toBe('signedOut');
      expect(session.read()).toEqual({ token: null, account: null, mm: { x: 1 } });
      expect(page.host.entries.has(storageKeys.wallet)).toBe(false);
    });
  });

  it('shows the wallets found once it looks', async () => {
    const page = walletPage();
    const { desk } = await page.open();
    expect(desk.found().wallets).toEqual([]);
    await desk.look();
    expect(desk.found()).toMatchObject({ searching: false, remembered: undefined });
    expect(desk.found().wallets.map(({ id }) => id)).toEqual([page.walletId]);
  });
});
