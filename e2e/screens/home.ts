import type { Locator, Page } from '@playwright/test';

/** The lucky pool's card. */
export const luckyPool = (page: Page): Locator => page.getByRole('region', { name: 'Lucky reward pool' });

/** The account's own power. */
export const ownPower = (page: Page): Locator => page.getByRole('region', { name: 'My power' });

/** One row of the balances. */
export const balanceRow = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Balances' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

/** The lucky pool's countdown. */
export const roundTimer = (page: Page): Locator =>
  luckyPool(page).getByRole('timer', { name: /^Round closes in/ });

/** Digits that a countdown showed, in order, from the moment of this call on. */
export interface ShownDigits {
  read(): Promise<readonly string[]>;
}

/** Writes down what a countdown shows, so that no moment of it is missed. */
export async function noteDigits(timer: Locator): Promise<ShownDigits> {
  const noted = await timer.evaluateHandle((element) => {
    const shown: string[] = [];
    const look = (): void => {
      const digits = /\d+:\d\d(:\d\d)?/.exec(element.textContent ?? '')?.[0];
      if (digits !== undefined && digits !== shown.at(-1)) shown.push(digits);
    };
    look();
    new MutationObserver(look).observe(element, { childList: true, subtree: true, characterData: true });
    return shown;
  });
  return { read: () => noted.jsonValue() };
}

/** Seconds of a countdown's digits. */
export const secondsOf = (digits: string): number =>
  digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
