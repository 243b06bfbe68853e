import { zeroAddress } from '@amswap/values';
import type { WorldAccount, WorldAccounts } from '../accounts.ts';
import type { ChainDriver } from '../driver/ChainDriver.ts';

const COIN = 10n ** 18n;
/** Enough for the fees of the whole history. */
const BEFORE = 100n * COIN;
/** What the tour's accounts have for fees when the world opens, in wei. */
const openingBalances = { member: 5n * COIN, referrer: 2n * COIN, buyer: 3n * COIN } as const;

/** Gives everybody native coins for fees. */
export async function giveFees(driver: ChainDriver, accounts: WorldAccounts): Promise<void> {
  const { crowd, ...named } = accounts;
  for (const account of [...Object.values<WorldAccount>(named), ...crowd]) {
    await setBalance(driver, account, BEFORE);
  }
}

/** Rounds all balances, whatever the fees were: they depend on the history's times. */
export async function settleFees(driver: ChainDriver, accounts: WorldAccounts): Promise<void> {
  const { crowd, ...named } = accounts;
  for (const account of [...Object.values<WorldAccount>(named), ...crowd]) {
    await setBalance(driver, account, BEFORE);
  }
  for (const role of ['member', 'referrer', 'buyer'] as const) {
    await setBalance(driver, accounts[role], openingBalances[role]);
  }
  await setBalance(driver, { address: zeroAddress }, 0n);
}

async function setBalance(
  driver: ChainDriver,
  { address }: Pick<WorldAccount, 'address'>,
  wei: bigint,
): Promise<void> {
  await driver.request('anvil_setBalance', [address, `0x${wei.toString(16)}`]);
}
