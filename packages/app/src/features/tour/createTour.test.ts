import type { Transport } from '@amswap/chain';
import { createWalletSession } from '@amswap/chain/wallet';
import { createManualClock } from '@amswap/testing';
import { checksumAddress } from '@amswap/values';
import { describe, expect, it, vi } from 'vitest';
import { openEntryStore } from '../../boot/entryStore.ts';
import { memoryHost } from '../../boot/memoryHost.fixture.ts';
import { storageKeys } from '../../boot/storageKeys.ts';
import { chainStandIn } from './chainStandIn.fixture.ts';
import { createTour } from './createTour.ts';
import { tourWalletId } from './tourWallet.ts';

const addressOf = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const accounts = {
  member: { address: addressOf('1') },
  referrer: { address: addressOf('2') },
  buyer: { address: addressOf('3') },
};
/** 00:09:00 UTC, nine minutes into a day. */
const timestamp = '0x6b07a61c';
const secondsLeft = (86_400n - (BigInt(timestamp) % 86_400n)).toString(16);

function tourOf(host = memoryHost()) {
  const chain = chainStandIn({
    eth_chainId: '0x539',
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x3b9aca00',
    eth_getBlockByNumber: { timestamp },
    eth_sendTransaction: '0xab',
    personal_sign: '0xcd',
  });
  const reader = { reset: vi.fn(), refresh: vi.fn() };
  const request: Transport = (asked) => chain.request(asked);
  const entries = openEntryStore(host);
  const started = createTour({
    chain,
    accounts,
    keeping: 'disk',
    request,
    reader,
    entries,
    openService: () => Promise.reject(new Error('no service in this test')),
    returnable: false,
  });
  const [wallet] = started.tour.wallets.wallets;
  if (wallet === undefined) throw new Error('the tour has a wallet');
  const ask = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params });
  const heard = vi.fn();
  wallet.provider.on?.('accountsChanged', heard);
  return { ...started, chain, reader, entries, host, wallet, ask, heard };
}

/** The same, with the member connected. */
async function connectedTour() {
  const made = tourOf();
  const asked = made.ask('eth_requestAccounts');
  made.tour.answer(true);
  await asked;
  return made;
}

const transaction = { from: accounts.member.address, to: addressOf('9'), data: '0xdeadbeef' };

describe('connecting', () => {
  it('is one question, however often it is asked: all get the same answer', async () => {
    const { ask, tour } = tourOf();
    const asked = [ask('eth_requestAccounts'), ask('eth_requestAccounts')];
    tour.answer(true);
    expect(await Promise.all(asked)).toEqual([[accounts.member.address], [accounts.member.address]]);
    const { ask: askOther, tour: other } = tourOf();
    const refused = [askOther('eth_requestAccounts'), askOther('eth_requestAccounts')];
    other.answer(false);
    for (const one of refused) await expect(one).rejects.toMatchObject({ code: 4001 });
  });

  it('shows no account before somebody said yes', async () => {
    const { ask, tour } = tourOf();
    expect(await ask('eth_accounts')).toEqual([]);
    const asked = ask('eth_requestAccounts');
    expect(tour.read().request).toEqual({ kind: 'connect' });
    tour.answer(true);
    expect(await asked).toEqual([accounts.member.address]);
    expect(tour.read()).toMatchObject({ request: undefined, done: ['connect'] });
    expect(await ask('eth_accounts')).toEqual([accounts.member.address]);
  });

  it('is refused with 4001, and nothing is kept', async () => {
    const { ask, tour } = tourOf();
    const asked = ask('eth_requestAccounts');
    tour.answer(false);
    await expect(asked).rejects.toMatchObject({ code: 4001 });
    expect(await ask('eth_accounts')).toEqual([]);
  });

  it('needs no second yes after a reload', async () => {
    const { host } = await connectedTour();
    expect(await tourOf(host).ask('eth_accounts')).toEqual([accounts.member.address]);
  });

  it('is what a wallet session goes through, as with any wallet', async () => {
    const { tour } = tourOf();
    const session = createWalletSession({
      discovery: tour.wallets,
      storage: memoryHost().localStorage,
      clock: createManualClock(),
      chain: {
        chainId: 1337,
        chainName: 'tour',
        nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
        rpcUrls: [],
        blockExplorerUrls: [],
      },
    });
    const connecting = session.connect(tourWalletId);
    tour.answer(true);
    await connecting;
    expect(session.state).toMatchObject({ kind: 'connected', account: accounts.member.address });
    tour.become('referrer');
    await vi.waitFor(() => expect(session.state).toMatchObject({ account: accounts.referrer.address }));
    session.stop();
  });
});

describe('signing', () => {
  it('sends a transaction once it was approved, and not before', async () => {
    const { ask, tour, chain } = await connectedTour();
    const asked = ask('eth_sendTransaction', transaction);
    await vi.waitFor(() => expect(tour.read().request).toBeDefined());
    expect(tour.read().request).toEqual({
      kind: 'transaction',
      to: transaction.to,
      data: '0xdeadbeef',
      value: 0n,
      fee: 21_000n * 1_000_000_000n,
    });
    expect(chain.asked.map(({ method }) => method)).not.toContain('eth_sendTransaction');
    tour.answer(true);
    expect(await asked).toBe('0xab');
  });

  it('sends nothing that was refused', async () => {
    const { ask, tour, chain } = await connectedTour();
    const asked = ask('eth_sendTransaction', transaction);
    await vi.waitFor(() => expect(tour.read().request).toBeDefined());
    tour.answer(false);
    await expect(asked).rejects.toMatchObject({ code: 4001 });
    expect(chain.asked.map(({ method }) => method)).not.toContain('eth_sendTransaction');
  });

  it('says that the fee of what would fail is not known', async () => {
    const { ask, tour, chain } = await connectedTour();
    chain.answers.set('eth_estimateGas', new Error('execution reverted'));
    const asked = ask('eth_sendTransaction', transaction);
    await vi.waitFor(() => expect(tour.read().request).toMatchObject({ fee: undefined }));
    tour.answer(false);
    await expect(asked).rejects.toMatchObject({ code: 4001 });
  });

  it('shows a message as text before it is signed', async () => {
    const { ask, tour } = await connectedTour();
    const asked = ask('personal_sign', '0x68656c6c6f', accounts.member.address);
    expect(tour.read().request).toEqual({ kind: 'message', text: 'hello' });
    tour.answer(true);
    expect(await asked).toBe('0xcd');
  });

  it('answers a second request with -32002 while the first waits', async () => {
    const { ask, tour } = await connectedTour();
    const first = ask('personal_sign', '0x61', accounts.member.address);
    await expect(ask('personal_sign', '0x62', accounts.member.address)).rejects.toMatchObject({
      code: -32002,
    });
    tour.answer(true);
    expect(await first).toBe('0xcd');
  });

  it.each([
    ['eth_sendTransaction', [{ ...transaction, from: accounts.buyer.address }]],
    ['personal_sign', ['0x61', accounts.buyer.address]],
    ['eth_signTypedData_v4', [accounts.buyer.address, '{}']],
  ])('%s is refused with 4100 for an account that the wallet is not set to', async (method, params) => {
    const { ask } = await connectedTour();
    await expect(ask(method, ...params)).rejects.toMatchObject({ code: 4100 });
  });

  it.each(['anvil_setBalance', 'evm_mine', 'simchain_setMining', 'eth_sign', 'eth_sendRawTransaction'])(
    '%s is not a method of a wallet',
    async (method) => {
      const { ask, chain } = await connectedTour();
      await expect(ask(method)).rejects.toMatchObject({ code: 4200 });
      expect(chain.asked.map((each) => each.method)).not.toContain(method);
    },
  );
});

describe('being somebody else', () => {
  it('tells the page, refuses what waits, and is remembered', async () => {
    const { ask, tour, heard, host } = await connectedTour();
    const waiting = ask('personal_sign', '0x61', accounts.member.address);
    tour.become('buyer');
    await expect(waiting).rejects.toMatchObject({ code: 4001 });
    expect(heard).toHaveBeenLastCalledWith([accounts.buyer.address]);
    expect(tourOf(host).tour.read().role).toBe('buyer');
  });

  it('shows nothing to a page that was never let in', () => {
    const { tour, heard } = tourOf();
    tour.become('buyer');
    expect(heard).toHaveBeenLastCalledWith([]);
  });
});

describe('time', () => {
  it('skips ten minutes and reads everything again', async () => {
    const { tour, chain, reader } = tourOf();
    await tour.skip('tenMinutes');
    expect(chain.asked).toEqual([{ method: 'evm_increaseTime', params: ['0x258'] }, { method: 'evm_mine' }]);
    expect(reader.refresh).toHaveBeenCalledOnce();
    expect(tour.read()).toMatchObject({ skipped: 600n, chain: 'running', done: ['wait'] });
  });

  it('skips to the first second of the next day of the chain', async () => {
    const { tour, chain } = tourOf();
    await tour.skip('midnight');
    expect(chain.asked).toContainEqual({ method: 'evm_increaseTime', params: [`0x${secondsLeft}`] });
  });

  it('moves once at a time, and not at all once the chain is gone', async () => {
    const { tour, chain, crashed } = tourOf();
    await Promise.all([tour.skip('tenMinutes'), tour.skip('tenMinutes')]);
    expect(tour.read().skipped).toBe(600n);
    crashed();
    await tour.skip('tenMinutes');
    expect(chain.asked.filter(({ method }) => method === 'evm_increaseTime')).toHaveLength(1);
    expect(tour.read().chain).toBe('crashed');
  });

  it('stays usable after a failed move', async () => {
    const { tour, chain } = tourOf();
    chain.answers.set('evm_increaseTime', new Error('no'));
    await expect(tour.skip('tenMinutes')).rejects.toThrow('no');
    expect(tour.read().chain).toBe('running');
  });
});

describe('starting over', () => {
  it('resets the chain, who one is, the journal and everything read', async () => {
    const { tour, chain, reader, heard, entries } = await connectedTour();
    tour.become('buyer');
    entries.write(storageKeys.tourJournal(accounts.member.address), '[{}]');
    await tour.startOver();
    expect(chain.asked.map(({ method }) => method)).toContain('anvil_reset');
    expect(entries.read(storageKeys.tourJournal(accounts.member.address))).toBeNull();
    expect(reader.reset).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenLastCalledWith([]);
    expect(tour.read()).toMatchObject({ role: 'member', era: 1, done: [], skipped: 0n });
  });

  it('is heard by other tabs', () => {
    const { tour, host, reader } = tourOf();
    host.writeFromOtherTab(storageKeys.tourEra, 'another');
    expect(reader.reset).toHaveBeenCalledOnce();
    expect(tour.read().era).toBe(1);
  });
});

it('says when the disk fails later on', () => {
  const { tour, lostDisk } = tourOf();
  const changed = vi.fn();
  tour.follow(changed);
  lostDisk();
  expect(tour.read().keeping).toBe('memory');
  expect(changed).toHaveBeenCalledOnce();
});
