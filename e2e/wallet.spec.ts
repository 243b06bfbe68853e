import { accountChip, connectWallet, header, openApp } from './screens/shell.ts';
import { actCard } from './screens/synthesis.ts';
import { expect, test } from './test.ts';

test.describe('a wallet', () => {
  test('that announces itself is asked on a click only, and silently after a reload', async ({
    page,
    chain,
    chainHost,
  }) => {
    const { member } = chain.world.accounts;
    const { wallet } = await chain.injectWallet(page, { accounts: [member] });
    await openApp(page, chainHost);
    await expect(page.getByRole('region', { name: 'Lucky reward pool' })).toContainText('ACB');
    expect(wallet.requests).toEqual([]);
    await connectWallet(page);
    await expect(accountChip(page, member.address)).toBeVisible();
    expect(wallet.count('eth_requestAccounts')).toBe(1);
    await page.reload();
    await expect(accountChip(page, member.address)).toBeVisible();
    expect(wallet.count('eth_requestAccounts')).toBe(1);
  });

  for (const injection of ['injected', 'legacy'] as const) {
    test(`that is ${injection} is found in the page`, async ({ page, chain, chainHost }) => {
      const { member } = chain.world.accounts;
      await chain.injectWallet(page, { accounts: [member], injection });
      await openApp(page, chainHost);
      await connectWallet(page, /Found in the page/);
      await expect(accountChip(page, member.address)).toBeVisible();
    });
  }

  test('that appears late is offered as soon as it is there', async ({ page, chain, chainHost }) => {
    const { member } = chain.world.accounts;
    const { appear } = await chain.injectWallet(page, { accounts: [member], injection: 'lateInjected' });
    await openApp(page, chainHost);
    await header(page).getByRole('button', { name: 'Connect wallet' }).click();
    const picker = page.getByRole('dialog', { name: 'Connect a wallet' });
    await expect(picker).toBeVisible();
    await appear();
    await picker.getByRole('button', { name: /Found in the page/ }).click();
    await expect(accountChip(page, member.address)).toBeVisible();
  });

  test('whose prompt stays open is waited for by a second press; then it shows the tokens that it is asked to', async ({
    page,
    chain,
    chainHost,
    watch,
  }) => {
    const { member } = chain.world.accounts;
    const { wallet } = await chain.injectWallet(page, { accounts: [member] });
    let answerPrompt = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answerPrompt = resolve;
    });
    wallet.script.once('eth_requestAccounts', { when: answered });
    await openApp(page, chainHost);
    await header(page)
      .getByRole('button', { name: /Connect wallet|Please Login/ })
      .click();
    const picker = page.getByRole('dialog', { name: 'Connect a wallet' });
    await picker.getByRole('button', { name: 'Test Wallet' }).click();
    // After some seconds the attempt is free again; the prompt is still the same.
    const chip = { name: /Connect wallet|Please Login/, includeHidden: true };
    await expect(page.getByRole('banner', { includeHidden: true }).getByRole('button', chip)).toBeAttached();
    await picker.getByRole('button', { name: 'Test Wallet' }).click();
    await expect(picker.getByText('Open your wallet to answer')).toBeVisible();
    answerPrompt();
    await expect(accountChip(page, member.address)).toBeVisible();
    expect(wallet.count('eth_requestAccounts')).toBe(1);
    await accountChip(page, member.address).click();
    await page.getByRole('button', { name: 'Show MV in your wallet' }).click();
    await expect.poll(() => watch.toasts).toEqual(['Your wallet shows MV now']);
    expect(wallet.count('wallet_watchAsset')).toBe(1);
  });

  test('that refuses leaves everything as it was, quietly', async ({ page, chain, chainHost, watch }) => {
    const { wallet } = await chain.injectWallet(page, { accounts: [chain.world.accounts.member] });
    wallet.behaviour.user = 'refuses';
    await openApp(page, chainHost);
    await header(page).getByRole('button', { name: 'Connect wallet' }).click();
    const picker = page.getByRole('dialog', { name: 'Connect a wallet' });
    await picker.getByRole('button', { name: 'Test Wallet' }).click();
    await expect.poll(() => wallet.count('eth_requestAccounts')).toBe(1);
    await expect(picker.getByRole('button', { name: /Test Wallet.*Detected/ })).toBeVisible();
    await expect(picker.getByRole('alert')).toHaveCount(0);
    expect(watch.toasts).toEqual([]);
  });

  test('on another chain is asked to switch, and a banner stays as long as it does not', async ({
    page,
    chain,
    chainHost,
  }) => {
    const { member } = chain.world.accounts;
    const { wallet } = await chain.injectWallet(page, { accounts: [member] });
    await openApp(page, chainHost, '/pages/index/miningX');
    await connectWallet(page);
    await expect(accountChip(page, member.address)).toBeVisible();
    wallet.moveToChain(1);
    const banner = page.getByText('Your wallet is on another network');
    await expect(banner).toBeVisible();
    await expect(
      page.getByText('This product runs on AMSWAP local chain. Until you switch, nothing can be sent.'),
    ).toBeVisible();
    await expect(actCard(page).getByRole('button', { name: 'Switch the network' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Switch network' }).click();
    await expect(banner).toBeHidden();
    expect(wallet.behaviour.chainId).toBe(Number(chain.world.chainId));
    await expect(actCard(page).getByRole('button', { name: 'Synthesise', exact: true })).toBeVisible();
  });

  test('behind a proxy is connected without being asked to switch, and nothing can be sent from another chain', async ({
    page,
    chain,
    chainHost,
  }) => {
    const { member } = chain.world.accounts;
    const { wallet } = await chain.injectWallet(page, { accounts: [member] });
    wallet.moveToChain(1);
    await openApp(page, chainHost, '/pages/index/miningX');
    await header(page).getByRole('button', { name: 'Connect wallet' }).click();
    const picker = page.getByRole('dialog', { name: 'Connect a wallet' });
    await picker.getByRole('switch', { name: 'Proxy wallet' }).click();
    await picker.getByRole('listitem').getByRole('button', { name: 'Test Wallet' }).click();
    await expect(accountChip(page, member.address)).toBeVisible();
    await expect(page.getByText('Your wallet is on another network')).toBeVisible();
    await expect(actCard(page).getByRole('button', { name: 'Switch the network' })).toBeVisible();
    expect(wallet.count('wallet_switchEthereumChain')).toBe(0);
    expect(wallet.count('wallet_addEthereumChain')).toBe(0);
    expect(wallet.count('eth_sendTransaction')).toBe(0);
  });

  test('that changes its account leads home and says why', async ({ page, chain, chainHost, watch }) => {
    const { member, referrer } = chain.world.accounts;
    const { wallet } = await chain.injectWallet(page, { accounts: [member, referrer] });
    await openApp(page, chainHost, '/pages/index/miningX');
    await connectWallet(page);
    await expect(accountChip(page, member.address)).toBeVisible();
    wallet.chooseAccounts([referrer.address, member.address]);
    await expect(accountChip(page, referrer.address)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Lucky reward pool' })).toBeVisible();
    const short = `${referrer.address.slice(0, 6)}…${referrer.address.slice(-4)}`;
    await expect.poll(() => watch.toasts).toEqual([`Your wallet changed to account ${short}`]);
  });
});
