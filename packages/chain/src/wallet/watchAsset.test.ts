import { createManualClock, createTestWallet } from '@amswap/testing';
import { checksumAddress } from '@amswap/values';
import { expect, it } from 'vitest';
import { watchAsset } from './watchAsset.ts';

const address = checksumAddress('0x8ba1f109551bD432803012645Ac136ddd64DBA72');

it('asks a wallet to show a token, with a symbol that it takes', async () => {
  const wallet = createTestWallet({ clock: createManualClock(), accounts: [address], chainId: 56 });
  expect(await watchAsset(wallet.provider, { address, symbol: 'A very long symbol', decimals: 18 })).toBe(
    true,
  );
  expect(wallet.requests[0]?.params).toEqual({
    type: 'ERC20',
    options: { address, symbol: 'A very long', decimals: 18 },
  });
});

it('tells a refusal from a wallet that cannot', async () => {
  const wallet = createTestWallet({
    clock: createManualClock(),
    accounts: [address],
    chainId: 56,
    behaviour: { user: 'refuses' },
  });
  const token = { address, symbol: 'X', decimals: 18 };
  await expect(watchAsset(wallet.provider, token)).rejects.toMatchObject({ code: 'wallet.refused' });
  wallet.script.once('wallet_watchAsset', { throws: { code: 4200 } });
  await expect(watchAsset(wallet.provider, token)).rejects.toMatchObject({
    code: 'wallet.unsupportedMethod',
  });
});
