import { describe, expect, it } from 'vitest';
import { mayWrite } from '../../src/wallet/WalletState.ts';
import { walletStorageKey } from '../../src/wallet/walletMemory.ts';
import { A, connected, setUp } from './walletPage.ts';

describe('chains', () => {
  it.each(['hex', 'upperCase', 'padded', 'decimalText', 'number'] as const)(
    'B11 takes a chain id as %s',
    async (chainIdForm) => {
      const { session, wallet } = await connected({ behaviour: { chainIdForm } });
      wallet.moveToChain(56);
      expect(session.state).toMatchObject({ kind: 'connected', chainId: 56 });
      expect(wallet.count('wallet_switchEthereumChain')).toBe(0);
    },
  );

  it('B11 asks with 0x38', async () => {
    const { wallet } = await connected({ behaviour: { chainId: 1, knownChains: [1] } });
    const asked = wallet.requests
      .filter(({ method }) => method.endsWith('EthereumChain'))
      .map(({ params }) => params);
    expect(asked).toEqual([
      [{ chainId: '0x38' }],
      [
        {
          chainId: '0x38',
          chainName: 'BNB Chain',
          nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
          rpcUrls: ['https://node.example'],
          blockExplorerUrls: ['https://explorer.example'],
        },
      ],
    ]);
  });

  it.each<[string, unknown]>([
    ['nested', { code: -32603, data: { originalError: { code: 4902 } } }],
    ['by text only', { code: -32603, message: 'Unrecognized chain ID "0x38". Try adding the chain first.' }],
    ['missing method', { code: -32601, message: 'The method does not exist/is not available' }],
  ])('B08 adds a chain after a failed switch (%s)', async (_, throws) => {
    const { open, wallet } = setUp({ behaviour: { chainId: 1, knownChains: [1] } });
    const { session } = open();
    wallet.script.once('wallet_switchEthereumChain', { throws });
    await session.connect(wallet.info.rdns);
    expect(wallet.count('wallet_addEthereumChain')).toBe(1);
    expect(session.state).toMatchObject({ kind: 'connected', chainId: 56 });
  });

  it('B08 asks once more after an addition that did not move the wallet, then turns writes off', async () => {
    const { open, wallet, clock } = setUp({
      behaviour: { chainId: 1, knownChains: [1], staysOnChain: true },
    });
    const { session } = open();
    void session.connect(wallet.info.rdns);
    await clock.advance(60_000);
    expect(wallet.count('wallet_addEthereumChain')).toBe(1);
    expect(wallet.count('wallet_switchEthereumChain')).toBe(2);
    expect(session.state).toMatchObject({
      kind: 'wrongChain',
      account: A,
      chainId: 1,
      asking: false,
      failure: { code: 'wallet.wrongChain' },
    });
    expect(mayWrite(session.state)).toBe(false);
  });

  it.each([
    ['refused', { code: 4001 }, undefined],
    ['pending', { code: -32002 }, { code: 'wallet.requestPending' }],
  ])('B08 asks nothing further when the switch is %s', async (_, throws, failure) => {
    const { open, wallet } = setUp({ behaviour: { chainId: 1, knownChains: [1] } });
    const { session } = open();
    wallet.script.once('wallet_switchEthereumChain', { throws });
    await session.connect(wallet.info.rdns);
    expect(wallet.count('wallet_addEthereumChain')).toBe(0);
    expect(session.state).toMatchObject({ kind: 'wrongChain', asking: false });
    expect(session.state).toHaveProperty(
      'failure',
      failure === undefined ? undefined : expect.objectContaining(failure),
    );
  });

  it('connects a proxy wallet without asking for a chain', async () => {
    const { open, wallet } = setUp({ behaviour: { chainId: 1 } });
    const { session } = open();
    await session.connectProxy(wallet.info.rdns);
    expect(session.state).toMatchObject({ kind: 'wrongChain', account: A, chainId: 1 });
    expect(wallet.requests.some(({ method }) => method.startsWith('wallet_'))).toBe(false);
  });

  it('B15 keeps the session when the wallet loses its chain, and comes back', async () => {
    const { session, wallet, storage } = await connected();
    wallet.provider.emit('disconnect', { code: 1013 });
    expect(session.state).toMatchObject({ kind: 'connected', link: 'up' });
    wallet.provider.emit('disconnect', { code: 4900 });
    expect(session.state).toMatchObject({ kind: 'connected', account: A, link: 'down' });
    expect(mayWrite(session.state)).toBe(false);
    expect(storage.getItem(walletStorageKey)).not.toBeNull();
    wallet.provider.emit('connect', { chainId: '0x38' });
    expect(mayWrite(session.state)).toBe(true);
  });

  it('turns writes off on another chain and on again', async () => {
    const { session, wallet, events } = await connected();
    wallet.moveToChain(97);
    expect(session.state).toMatchObject({ kind: 'wrongChain', chainId: 97 });
    wallet.behaviour.knownChains.push(56);
    await session.switchChain();
    expect(session.state).toMatchObject({ kind: 'connected', chainId: 56 });
    expect(events.slice(1)).toEqual([
      { kind: 'chainChanged', chainId: 97, right: false },
      { kind: 'chainChanged', chainId: 56, right: true },
    ]);
  });
});
