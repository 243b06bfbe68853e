import { expect, type Locator, type Page } from '@playwright/test';

/** Where the power is typed. */
export const powerField = (page: Page): Locator => page.getByRole('textbox', { name: 'Power to synthesise' });

/** The card with the two steps and their button. */
export const actCard = (page: Page): Locator => page.getByRole('region', { name: 'Authorise and confirm' });

/** The newest records below the form. */
export const latestRecords = (page: Page): Locator =>
  page.getByRole('region', { name: 'Synthesis record' }).getByRole('listitem');

/** The plan of a synthesis. */
export const planSheet = (page: Page, power: number): Locator =>
  page.getByRole('dialog', { name: `Synthesise ${power} power` });

/** Types a power and opens its plan, up to where the contract has said that it will go through. */
export async function openPlan(page: Page, power: number, button: string): Promise<Locator> {
  await powerField(page).fill(String(power));
  await actCard(page).getByRole('button', { name: button }).click();
  const plan = planSheet(page, power);
  await expect(plan.getByRole('status')).toHaveText('Checked on the chain just now: this will go through.');
  return plan;
}

/** Confirms a plan for the first time of an account: the risks come before the wallet. */
export async function confirmFirstPlan(page: Page, plan: Locator, button: string): Promise<void> {
  await plan.getByRole('button', { name: button }).click();
  await page
    .getByRole('dialog', { name: 'The risks' })
    .getByRole('button', { name: 'I have read this' })
    .click();
}
