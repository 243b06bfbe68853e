import { expect, type Locator, type Page } from '@playwright/test';
import { shippedWorld } from '@amswap/world/shipped';
import type { StaticHost } from '../staticHost.ts';
import { accountChip, header, openApp } from './shell.ts';

/** What the tour's wallet asks before a transaction. */
export const transactionQuestion = 'Confirm the transaction?';

/** Opens the tour at a route, as far as its chain answers. */
export async function openTour(page: Page, host: StaticHost, route = '/'): Promise<void> {
  await openApp(page, host, route);
  await expect(page.getByText('Guest tour: a chain inside this page, no real money.')).toBeVisible();
}

/** The tour's own controls. */
export async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Show me round' }).click();
  const panel = page.getByRole('dialog', { name: 'Guest tour' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Answers what the tour's wallet asks. */
export async function answer(page: Page, question: string, word: 'Approve' | 'Refuse'): Promise<void> {
  const sheet = page.getByRole('dialog', { name: question });
  await sheet.getByRole('button', { name: word }).click();
}

/** Connects the tour's own wallet, whose first account is the member. */
export async function connectTour(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Connect wallet' }).click();
  await page
    .getByRole('dialog', { name: 'Connect a wallet' })
    .getByRole('listitem')
    .getByRole('button')
    .click();
  await answer(page, 'Show your address to this page?', 'Approve');
  await expect(accountChip(page, shippedWorld.accounts.member.address)).toBeVisible();
}
