import { expect, type Locator, type Page } from '@playwright/test';

/** The plan of a write by its headline, once the contract has said that it will go through. */
export async function checkedPlan(page: Page, title: string): Promise<Locator> {
  const plan = page.getByRole('dialog', { name: title, exact: true });
  await expect(plan.getByRole('status')).toHaveText('Checked on the chain just now: this will go through.');
  return plan;
}

/** Confirms a plan, with the risks before the first one of an account, and waits for its end. */
export async function confirmPlan(page: Page, plan: Locator, risk: 'first' | 'read'): Promise<void> {
  await plan.getByRole('button', { name: 'Confirm in wallet' }).click();
  if (risk === 'first')
    await page
      .getByRole('dialog', { name: 'The risks' })
      .getByRole('button', { name: 'I have read this' })
      .click();
  await expect(plan).toBeHidden();
}
