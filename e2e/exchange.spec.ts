import { shippedWorld } from '@amswap/world/shipped';
import type { Address } from '@amswap/values';
import { encodeFunctionData, parseAbi } from 'viem';
import type { LocalChain } from './localChain.ts';
import { connectWallet, header, openApp } from './screens/shell.ts';
import { confirmTrade, openTrade } from './screens/trades.ts';
import { expect, test } from './test.ts';

const unit = 10n ** 18n;

const routerAbi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
]);

/** Somebody buys ACB at the router, past the product. @param amount base units of USDT */
async function buyAcb({ ask, world }: LocalChain, from: Address, amount: bigint): Promise<void> {
  const { tokens, swapRouter } = world.contracts;
  const deadline = world.timeline.opening + 86_400n;
  const path = [tokens.USDT, tokens.ACB];
  await ask('anvil_impersonateAccount', from);
  for (const [to, data] of [
    [
      tokens.USDT,
      encodeFunctionData({ abi: routerAbi, functionName: 'approve', args: [swapRouter, amount] }),
    ],
    [
      swapRouter,
      encodeFunctionData({
        abi: routerAbi,
        functionName: 'swapExactTokensForTokens',
        args: [amount, 0n, path, from, deadline],
      }),
    ],
  ]) {
    const hash = await ask('eth_sendTransaction', { from, to, data });
    await expect.poll(() => ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
  }
  await ask('anvil_stopImpersonatingAccount', from);
}

test('a member exchanges MV for X, reward balance for ACB, and buys ACB through the router, on a chain', async ({
  page,
  chain,
  chainHost,
  watch,
}) => {
  const { facts, world } = chain;
  const { address } = world.accounts.member;
  await chain.injectWallet(page, { accounts: [world.accounts.member] });
  const begun = await facts.balances(address);

  await openApp(page, chainHost, '/pages/index/exchangeMvToX');
  await connectWallet(page);
  const mvToX = await openTrade(page, {
    field: 'MV to exchange',
    amount: '120',
    button: 'Authorise exactly 120 MV',
    plan: 'Exchange 120 MV for X',
  });
  await expect(mvToX.getByRole('listitem')).toHaveText([
    /The exchange contract may take exactly 120 MV, and no more\./,
    /Takes at most 120 MV from your account\./,
  ]);
  await confirmTrade(page, mvToX, 'first');
  await expect.poll(() => watch.toasts).toEqual(['Authorization successful', 'Exchange successful']);
  const exchanged = await facts.balances(address);
  // 2 MV for 1 X, 0.3 % of what comes out.
  expect(exchanged.MV).toBe(begun.MV - 120n * unit);
  expect(exchanged.X).toBe(begun.X + (60n * unit * 997n) / 1_000n);

  await openApp(page, chainHost, '/pages/index/exchangeACB');
  const reward = await openTrade(page, {
    field: 'Reward balance to exchange',
    amount: '1',
    button: 'Exchange',
    plan: 'Exchange 1 of the reward balance to ACB',
  });
  await confirmTrade(page, reward, 'read');
  await expect.poll(() => watch.toasts.at(-1)).toBe('Exchange successful');
  // A tenth is burned.
  await expect.poll(async () => (await facts.balances(address)).ACB).toBe(begun.ACB + (unit * 9n) / 10n);

  await openApp(page, chainHost, '/pages/index/exchangeUTOACB');
  const form = page.getByRole('region', { name: 'USDT to ACB' });
  const buy = await openTrade(page, {
    field: 'USDT to pay',
    amount: '250',
    button: 'Authorise exactly 250 USDT',
    plan: 'Buy ACB for 250 USDT',
  });
  await expect(buy).toContainText(/You get at least [\d,.]+ ACB, or nothing is taken\./);
  await confirmTrade(page, buy, 'read');
  await expect.poll(() => watch.toasts.at(-1)).toBe('Purchase successful');
  const bought = await facts.balances(address);
  expect(bought.USDT).toBe(begun.USDT - 250n * unit);
  expect(bought.ACB).toBeGreaterThan(begun.ACB + 400n * unit);

  // The most is bounded by what the account has; more is refused in the specification's words.
  await form.getByRole('textbox', { name: 'USDT to pay' }).fill('8800');
  await expect(
    form.getByText('Invalid input amount or exceeds maximum exchangeable quantity.'),
  ).toBeVisible();
});

test('a price that leaves the limit between the plan and the wallet stops it: what was authorised is all that was done, and a new plan goes through', async ({
  page,
  chain,
  chainHost,
  watch,
}) => {
  const { facts, world } = chain;
  const { member, buyer } = world.accounts;
  const { wallet } = await chain.injectWallet(page, { accounts: [member] });
  await openApp(page, chainHost, '/pages/index/exchangeUTOACB');
  await connectWallet(page);
  const begun = await facts.balances(member.address);
  const trade = {
    field: 'USDT to pay',
    amount: '250',
    button: 'Authorise exactly 250 USDT',
    plan: 'Buy ACB for 250 USDT',
  };
  const plan = await openTrade(page, trade);

  // Somebody else buys first, and moves the price by several times the limit.
  await buyAcb(chain, buyer.address, 20_000n * unit);
  await plan.getByRole('button', { name: 'Authorise in wallet' }).click();
  await page
    .getByRole('dialog', { name: 'The risks' })
    .getByRole('button', { name: 'I have read this' })
    .click();
  await expect(plan.getByRole('status')).toContainText('You would get less than the least you accept.');
  expect(wallet.count('eth_sendTransaction')).toBe(1);
  expect(await facts.balances(member.address)).toEqual(begun);

  await plan.getByRole('button', { name: 'Cancel' }).click();
  const again = await openTrade(page, { ...trade, button: 'Buy ACB' });
  await confirmTrade(page, again, 'read');
  await expect.poll(() => watch.toasts.at(-1)).toBe('Purchase successful');
  expect((await facts.balances(member.address)).USDT).toBe(begun.USDT - 250n * unit);
});

test('WXB is exchanged for X in the tour', async ({ page, tourHost, watch }) => {
  const { member } = shippedWorld.accounts;
  await openApp(page, tourHost, '/pages/index/exchangeWxbToX');
  await header(page).getByRole('button', { name: 'Connect wallet' }).click();
  const approve = (question: string) =>
    page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('dialog', { name: 'Connect a wallet' })
    .getByRole('listitem')
    .getByRole('button')
    .click();
  await approve('Show your address to this page?');
  await expect(header(page)).toContainText(member.address.slice(-4));
  const sheet = await openTrade(page, {
    field: 'WXB to exchange',
    amount: '10',
    button: 'Authorise exactly 10 WXB',
    plan: 'Exchange 10 WXB for X',
  });
  await sheet.getByRole('button', { name: 'Authorise in wallet' }).click();
  await page
    .getByRole('dialog', { name: 'The risks' })
    .getByRole('button', { name: 'I have read this' })
    .click();
  await approve('Confirm the transaction?');
  await expect.poll(() => watch.toasts).toContain('Authorization successful');
  await approve('Confirm the transaction?');
  await expect(sheet).toBeHidden();
  await expect.poll(() => watch.toasts).toEqual(['Authorization successful', 'Exchange successful']);
  // 80 X less 0.3 %, on 2,460 of the member's.
  await expect(page.getByRole('region', { name: 'WXB to X' })).toContainText('2,539.76');
});
