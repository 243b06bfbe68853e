import { expect, type Locator, type Page } from '@playwright/test';
import type { StaticHost } from '../staticHost.ts';

/** Opens the built app at a route. */
export async function openApp(page: Page, host: StaticHost, route = '/'): Promise<void> {
  await page.goto(`${host.url}#${route}`);
}

/** The header. */
export const header = (page: Page): Locator => page.getByRole('banner');

/** The account in the header: four digits at each end. */
export const accountChip = (page: Page, address: string): Locator =>
  header(page).getByRole('button', {
    name: new RegExp(`^Account ${address.slice(0, 6)}…${address.slice(-4)}`),
  });

/** Connects the wallet of this name through the picker. */
export async function connectWallet(page: Page, name: string | RegExp = 'Test Wallet'): Promise<void> {
  await header(page).getByRole('button', { name: 'Connect wallet' }).click();
  const picker = page.getByRole('dialog', { name: 'Connect a wallet' });
  await picker.getByRole('listitem').getByRole('button', { name }).click();
  await expect(picker).toBeHidden();
}

/** Opens the menu of a phone and follows one of its entries. */
export async function followMenu(page: Page, entry: string): Promise<void> {
  await header(page).getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'AMSWAP' }).getByRole('link', { name: entry, exact: true }).click();
}
