import { tokenAbi } from '@amswap/contracts/abi';
import type { Address } from '@amswap/values';
import { accountDeriver, type WorldAccount } from '@amswap/world';
import { encodeFunctionData } from 'viem';
import type { LocalChain } from './localChain.ts';
import { checkedPlan, confirmPlan } from './screens/plans.ts';
import { connectWallet, followMenu, openApp } from './screens/shell.ts';
import { latestRecords, openPlan } from './screens/synthesis.ts';
import { expect, test } from './test.ts';

const unit = 10n ** 18n;

/** An account of the test phrase that is no member; anvil gives it coins for fees. */
const newcomer: WorldAccount = accountDeriver()(8);

/** A member with two more settlers above, all three different people. */
async function deepMember({ facts, world }: LocalChain): Promise<readonly [Address, Address, Address]> {
  for (const { address } of world.accounts.crowd) {
    const { settler: second } = await facts.relations(address);
    const { settler: third } = await facts.relations(second);
    if (!/^0x0+$/.test(third) && new Set([address, second, third]).size === 3)
      return [address, second, third];
  }
  throw new Error('the world has no settler line of three');
}

/** Somebody whose settler is the member. */
async function below({ facts, world: { accounts } }: LocalChain): Promise<Address> {
  for (const { address } of accounts.crowd)
    if ((await facts.relations(address)).settler === accounts.member.address) return address;
  throw new Error('nobody has the member as settler');
}

const shortOf = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;

test.describe('a chain of accounts', () => {
  test('registers by a link that outlives a reload, and one synthesis pays referrer and three settlers to the last unit', async ({
    page,
    chain,
    chainHost,
    watch,
  }) => {
    const { facts, world } = chain;
    const [first, second, third] = await deepMember(chain);
    await chain.injectWallet(page, { accounts: [newcomer] });
    await page.goto(`${chainHost.url}?ref=${first.toLowerCase()}&channel=tp#/pages/register/register`);
    const referrer = page.getByRole('textbox', { name: 'Referrer wallet address' });
    await expect(referrer).toHaveValue(first);
    await expect(page.getByText('Your link names this referrer.')).toBeVisible();
    expect(page.url()).not.toContain('ref=');
    await page.reload();
    await expect(page.getByText('A link that you opened before names this referrer.')).toBeVisible();
    await connectWallet(page);
    await expect(referrer).toHaveValue(first);
    await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
    const plan = await checkedPlan(page, 'Register');
    await confirmPlan(page, plan, 'first');
    await expect(page.getByRole('heading', { name: 'You are a member already' })).toBeVisible();
    await expect.poll(() => watch.toasts).toEqual(['Registration successful']);
    expect(await facts.relations(newcomer.address)).toMatchObject({ referrer: first, settler: first });

    await chain.ask('eth_sendTransaction', {
      from: world.accounts.member.address,
      to: world.contracts.tokens.X,
      data: encodeFunctionData({
        abi: tokenAbi,
        functionName: 'transfer',
        args: [newcomer.address, 16n * unit],
      }),
    });
    const line = [first, second, third] as const;
    const before = await Promise.all(line.map((address) => facts.revenue(address)));
    await openApp(page, chainHost, '/pages/index/miningX');
    const synthesis = await openPlan(page, 40, 'Authorise exactly 16 X');
    await synthesis.getByRole('button', { name: 'Authorise in wallet' }).click();
    await expect(latestRecords(page).first()).toContainText(/40 power · X/);
    const after = await Promise.all(line.map((address) => facts.revenue(address)));
    // V is 40 ACB: 10 % for the referrer, 5 %, 3 % and 2 % for the three settlers. Only machines grow besides.
    const gained = after.map(({ waiting }, at) =>
      waiting.slice(1).map((amount, kind) => amount - (before[at]?.waiting[kind + 1] ?? 0n)),
    );
    expect(gained).toEqual([
      [4n * unit, 2n * unit, 0n, 0n],
      [0n, 0n, (12n * unit) / 10n, 0n],
      [0n, 0n, 0n, (8n * unit) / 10n],
    ]);
  });

  test('is walked upward by its links; a look-up keeps the address in the page’s own', async ({
    page,
    chain,
    chainHost,
  }) => {
    const [first, second] = await deepMember(chain);
    await openApp(page, chainHost, '/pages/index/query');
    await page.getByRole('textbox', { name: 'Wallet address' }).fill(first.toLowerCase());
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page).toHaveURL(new RegExp(`memberInfo\\?address=${first}$`));
    const relations = page.getByRole('region', { name: 'Relations' });
    await relations
      .getByRole('link', { name: `Info ${shortOf(second)}` })
      .last()
      .click();
    await expect(page).toHaveURL(new RegExp(`memberInfo\\?address=${second}$`));
    await expect(page.getByRole('region', { name: 'Revenue' })).toContainText('Received in all');
    await page.goBack();
    await expect(relations).toContainText(shortOf(second));
  });
});

test('a settler is changed, and one that would close a circle is refused before the wallet is asked', async ({
  page,
  chain,
  chainHost,
  watch,
}) => {
  const { world, facts } = chain;
  const { member, founder } = world.accounts;
  const { wallet } = await chain.injectWallet(page, { accounts: [member] });
  await openApp(page, chainHost, '/pages/index/changeSettler');
  await connectWallet(page);
  const field = page.getByRole('textbox', { name: 'Settler wallet address' });
  await field.fill(await below(chain));
  await page.getByRole('button', { name: 'Change settler' }).click();
  const plan = page.getByRole('dialog', { name: 'Change the settler' });
  await expect(plan.getByRole('status')).toContainText('This would make the settler line a circle.');
  await expect(plan.getByRole('button', { name: 'Not possible now' })).toBeDisabled();
  expect(wallet.count('eth_sendTransaction')).toBe(0);
  await page.keyboard.press('Escape');
  await field.fill(founder.address);
  await page.getByRole('button', { name: 'Change settler' }).click();
  await confirmPlan(page, await checkedPlan(page, 'Change the settler'), 'first');
  await expect.poll(() => watch.toasts).toEqual(['Change successful']);
  expect((await facts.relations(member.address)).settler).toBe(founder.address);
  await followMenu(page, 'My Links');
  await expect(page.getByRole('region', { name: 'Your relations' })).toContainText(shortOf(founder.address));
});
