import type { Page } from '@playwright/test';
import { openApp } from './screens/shell.ts';
import { expect, test, withHost } from './test.ts';

const problemPage = (page: Page) => page.getByRole('heading', { name: 'This site cannot start' });
const noTour = (page: Page) => expect(page.getByText('Guest tour')).toHaveCount(0);

test.describe('a deployment.json that is not right', () => {
  test('names its fields, and never becomes the tour', async ({ page, chain }) => {
    const { chainId: _, ...rest } = JSON.parse(chain.deployment) as Record<string, unknown>;
    const contracts = { ...(rest['contracts'] as object), main: '0x12' };
    await withHost({ deployment: JSON.stringify({ ...rest, contracts }) }, async (host) => {
      await openApp(page, host);
      await expect(problemPage(page)).toBeVisible();
      await expect(page.getByRole('listitem')).toHaveText([
        'chainId is missing',
        'contracts.main is not a contract address',
      ]);
      await expect(page.getByText('Your funds are not affected. Nothing was read or sent.')).toBeVisible();
      await noTour(page);
    });
  });

  test('that is no JSON says so', async ({ page }) => {
    await withHost({ deployment: '<!doctype html><title>Not found</title>' }, async (host) => {
      await openApp(page, host);
      await expect(page.getByRole('listitem')).toHaveText('deployment.json is not JSON');
      await noTour(page);
    });
  });

  test('starts after the operator mended it', async ({ page, chainHost }) => {
    await page.route('**/deployment.json', (route) => route.fulfill({ status: 200, body: '{' }), {
      times: 1,
    });
    await openApp(page, chainHost);
    await expect(problemPage(page)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Lucky reward pool' })).toContainText('ACB');
  });
});
