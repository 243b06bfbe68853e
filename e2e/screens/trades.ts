import { expect, type Locator, type Page } from '@playwright/test';

/** The card with the button of a trade. */
const actCard = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Authorise and confirm|Confirm)$/ });

/** A trade as a test makes it. */
export interface Trade {
  /** Name of the field, and what is typed into it. */
  readonly field: string;
  readonly amount: string;
  /** What the button says, and the headline of the plan. */
  readonly button: string;
  readonly plan: string;
}

/** Types an amount and opens its plan, up to where the contract has said that it will go through. */
export async function openTrade(page: Page, { field, amount, button, plan }: Trade): Promise<Locator> {
  await page.getByRole('textbox', { name: field }).fill(amount);
  await actCard(page).getByRole('button', { name: button, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: plan, exact: true });
  await expect(sheet.getByRole('status')).toHaveText('Checked on the chain just now: this will go through.');
  return sheet;
}

/** Confirms a plan, with the risks before the first one of an account, and waits for its end. */
export async function confirmTrade(page: Page, sheet: Locator, risk: 'first' | 'read'): Promise<void> {
  await sheet.getByRole('button', { name: /^(Authorise|Confirm) in wallet$/ }).click();
  if (risk === 'first')
    await page
      .getByRole('dialog', { name: 'The risks' })
      .getByRole('button', { name: 'I have read this' })
      .click();
  await expect(sheet).toBeHidden();
}
