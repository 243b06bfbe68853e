import { createManualClock, createTestWallet } from '@amswap/testing';
import type { Address } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import { accountOf, mayWrite } from '../../src/wallet/WalletState.ts';
import { walletStorageKey } from '../../src/wallet/walletMemory.ts';
import { A, B, connected, setUp } from './walletPage.ts';

describe('connecting', () => {
  it('connects on the right chain and remembers the wallet', async () => {
    const { session, storage, wallet, states, events } = await connected();
    expect(session.state).toMatchObject({ kind: 'connected', account: A, chainId: 56, link: 'up' });
    expect(states.map(({ kind }) => kind)).toEqual(['signedOut', 'connecting', 'connected']);
    expect(events).toEqual([{ kind: 'connected', account: A, silently: false }]);
    expect(storage.getItem(walletStorageKey)).toBe(wallet.info.rdns);
    expect(wallet.count('wallet_switchEthereumChain')).toBe(0);
  });

  it('reconnects silently after a reload, and asks for nothing', async () => {
    const { session, open, wallet, clock } = await connected();
    session.stop();
    const again = open();
    expect(again.session.state.kind).toBe('reconnecting');
    await clock.settle();
    expect(again.session.state).toMatchObject({ kind: 'connected', account: A });
    expect(wallet.count('eth_requestAccounts')).toBe(1);
    expect(wallet.listeners('accountsChanged')).toBe(1);
  });

  it('B01 stays signed out after a reload, without a request to the wallet', async () => {
    const { session, open, wallet, clock } = await connected();
    session.disconnect();
    expect(session.state).toEqual({ kind: 'signedOut', failure: undefined });
    const before = wallet.requests.length;
    const again = open();
    await clock.advance(20_000);
    expect(again.session.state.kind).toBe('signedOut');
    expect(wallet.requests.length).toBe(before);
  });

  it('B03 asks and hears only the wallet that was chosen', async () => {
    const clock = createManualClock();
    const one = createTestWallet({ clock, accounts: [A], chainId: 56, rdns: 'wallet.one' });
    const two = createTestWallet({ clock, accounts: [B], chainId: 56, rdns: 'wallet.two' });
    const { page, open } = setUp({ announced: [one, two] });
    page.ethereum = {
      isCoinbaseWallet: true,
      providers: [one.provider, two.provider],
      request: () => Promise.reject(new Error('not me')),
    };
    const { discovery, session } = open();
    expect(discovery.wallets.map(({ id }) => id)).toEqual(['wallet.one', 'wallet.two']);
    await session.connect('wallet.one');
    two.chooseAccounts([B]);
    two.moveToChain(1);
    expect(two.requests).toEqual([]);
    expect(one.count('eth_requestAccounts')).toBe(1);
    expect(session.state).toMatchObject({ kind: 'connected', account: A, chainId: 56 });
  });

  it('B16 frees the button when the wallet never answers, and a second click waits for the prompt that is open', async () => {
    const { open, wallet, clock } = setUp({ behaviour: { user: 'ignores' } });
    const { session } = open();
    void session.connect(wallet.info.rdns);
    await clock.advance(9_000);
    expect(session.state).toMatchObject({ kind: 'signedOut', failure: { code: 'wallet.noAnswer' } });
    void session.connect(wallet.info.rdns);
    expect(session.state.kind).toBe('connecting');
    await clock.advance(9_000);
    expect(session.state).toMatchObject({ kind: 'signedOut', failure: { code: 'wallet.noAnswer' } });
    expect(wallet.count('eth_requestAccounts')).toBe(1);
    // The window of that prompt may be closed and never answer: the third click asks anew.
    wallet.behaviour.user = 'approves';
    await session.connect(wallet.info.rdns);
    expect(wallet.count('eth_requestAccounts')).toBe(2);
    expect(session.state).toMatchObject({ kind: 'connected', account: A });
  });

  it('B16 after a reload hints at the request that waits, asks no second time, and connects by its event', async () => {
    const { open, wallet, clock } = setUp({ behaviour: { user: 'ignores' } });
    const { session } = open();
    wallet.script.once('eth_requestAccounts', {
      throws: { code: -32002, message: 'Already processing eth_requestAccounts. Please wait.' },
    });
    await session.connect(wallet.info.rdns);
    expect(session.state).toMatchObject({ kind: 'signedOut', failure: { code: 'wallet.requestPending' } });
    await clock.advance(60_000);
    expect(wallet.count('eth_requestAccounts')).toBe(1);
    wallet.chooseAccounts([A]);
    await clock.settle();
    expect(session.state).toMatchObject({ kind: 'connected', account: A });
  });

  it('B16 takes the answer to the first prompt, where the wallet says of a later one that the first still waits', async () => {
    const { open, wallet, clock } = setUp();
    const { session } = open();
    wallet.script.once('eth_requestAccounts', { afterMs: 30_000 });
    wallet.script.once('eth_requestAccounts', { throws: { code: -32002 } });
    for (const _ of [1, 2, 3]) {
      void session.connect(wallet.info.rdns);
      await clock.advance(9_000);
      expect(session.state).toMatchObject({ failure: { code: 'wallet.noAnswer' } });
    }
    expect(wallet.count('eth_requestAccounts')).toBe(2);
    await clock.advance(9_000);
    expect(session.state).toMatchObject({ kind: 'connected', account: A });
  });

  it('a refusal ends the prompt: the next click asks again', async () => {
    const { open, wallet } = setUp({ behaviour: { user: 'refuses' } });
    const { session } = open();
    await session.connect(wallet.info.rdns);
    await session.connect(wallet.info.rdns);
    expect(wallet.count('eth_requestAccounts')).toBe(2);
  });

  it('a wallet that was locked meanwhile says so, and the button works again', async () => {
    const { open, wallet } = setUp();
    const { session } = open();
    wallet.script.once('eth_requestAccounts', { result: [] });
    await session.connect(wallet.info.rdns);
    expect(session.state).toMatchObject({ kind: 'signedOut', failure: { code: 'wallet.locked' } });
    await session.connect(wallet.info.rdns);
    expect(session.state).toMatchObject({ kind: 'connected', account: A });
  });

  it('takes a late answer of the latest attempt', async () => {
    const { open, wallet, clock } = setUp();
    const { session } = open();
    wallet.script.once('eth_requestAccounts', { afterMs: 20_000 });
    void session.connect(wallet.info.rdns);
    await clock.advance(9_000);
    expect(session.state.kind).toBe('signedOut');
    await clock.advance(20_000);
    expect(session.state).toMatchObject({ kind: 'connected', account: A });
  });

  it('B06 is quiet about a refusal', async () => {
    const { session } = await connected({
      behaviour: { user: 'refuses', refusal: 'User rejected the request' },
    });
    expect(session.state).toEqual({ kind: 'signedOut', failure: undefined });
  });

  it('asks once for two clicks', async () => {
    const { open, wallet, clock } = setUp();
    const { session } = open();
    void session.connect(wallet.info.rdns);
    void session.connect(wallet.info.rdns);
    await clock.settle();
    expect(wallet.count('eth_requestAccounts')).toBe(1);
  });

  it('says when there is no such wallet', async () => {
    const { open } = setUp({ announced: [] });
    const { session } = open();
    await session.connect('injected:browser');
    expect(session.state).toMatchObject({ kind: 'signedOut', failure: { code: 'wallet.notFound' } });
  });

  it('B46 connects with a storage that throws', async () => {
    const set = setUp();
    set.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { session } = set.open();
    await session.connect(set.wallet.info.rdns);
    expect(session.state.kind).toBe('connected');
    session.disconnect();
    expect(session.state.kind).toBe('signedOut');
  });
});

describe('accounts', () => {
  it.each([[[[]]], [[undefined, []]]])('B04 goes from A to B through empty lists %j', async (lists) => {
    const { session, wallet, clock, events } = await connected();
    for (const list of lists) wallet.provider.emit('accountsChanged', list);
    expect(mayWrite(session.state)).toBe(false);
    await clock.advance(50);
    wallet.chooseAccounts([B]);
    await clock.settle();
    expect(session.state).toMatchObject({ kind: 'connected', account: B });
    expect(events.at(-1)).toEqual({ kind: 'accountChanged', from: A, to: B });
    await clock.advance(5_000);
    expect(accountOf(session.state)).toBe(B);
  });

  it('B04 ends signed out by an empty list alone, and the button works again', async () => {
    const { session, wallet, clock, events } = await connected();
    wallet.lock();
    await clock.advance(1_000);
    expect(session.state).toEqual({ kind: 'signedOut', failure: undefined });
    expect(events.at(-1)).toEqual({ kind: 'signedOut', account: A, byWallet: true });
    wallet.script.once('eth_requestAccounts', { result: [] });
    await session.connect(wallet.info.rdns);
    expect(session.state).toMatchObject({ kind: 'signedOut', failure: { code: 'wallet.locked' } });
    await session.connect(wallet.info.rdns);
    expect(session.state).toMatchObject({ kind: 'connected', account: A });
  });

  it('B13 replaces the account at once', async () => {
    const { session, wallet, events } = await connected();
    wallet.chooseAccounts([B]);
    expect(session.state).toMatchObject({ kind: 'connected', account: B });
    expect(events.at(-1)).toEqual({ kind: 'accountChanged', from: A, to: B });
  });

  it('hears the same account in another letter case as no change', async () => {
    const { wallet, events } = await connected();
    wallet.chooseAccounts([A.toLowerCase() as Address]);
    expect(events).toHaveLength(1);
  });

  it('finds out about a change without an event', async () => {
    const { session, wallet } = await connected();
    wallet.behaviour.accounts = [B];
    wallet.behaviour.chainId = 1;
    await session.recheck();
    expect(session.state).toMatchObject({ kind: 'wrongChain', account: B, chainId: 1 });
  });
});

describe('what a wallet says by itself', () => {
  it('is told for the log, bounded, and only of the wallet in use', async () => {
    const { wallet, heard, session } = await connected();
    heard.length = 0;
    wallet.provider.emit('message', { type: 'eth_subscription', data: 'x'.repeat(5_000) });
    wallet.provider.emit('disconnect', { code: 4900, message: 'lost', cause: { big: 1n } });
    wallet.provider.emit('connect', { chainId: '0x38' });
    expect(heard.map((event) => event.kind === 'heard' && event.event)).toEqual([
      'message',
      'disconnect',
      'connect',
    ]);
    for (const event of heard) expect(event.kind === 'heard' && event.detail.length).toBeLessThan(220);
    session.disconnect();
    heard.length = 0;
    wallet.provider.emit('message', { type: 'late' });
    expect(heard).toEqual([]);
  });
});
