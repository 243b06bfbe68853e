import { luckyPool } from './screens/home.ts';
import { openApp } from './screens/shell.ts';
import { startSecondNode } from './secondNode.ts';
import { expect, test } from './test.ts';

test('a node of one’s own is added, asked first, kept through a reload, and removed; one of another chain is not taken', async ({
  page,
  chain,
  chainHost,
}) => {
  const second = await startSecondNode(chain.anvil.url);
  const liar = await startSecondNode(chain.anvil.url, { claims: 1 });
  try {
    await openApp(page, chainHost, '/pages/test/test');
    const field = page.getByRole('textbox', { name: 'Add a node' });
    const add = page.getByRole('button', { name: 'Add', exact: true });
    await field.fill(liar.url);
    await add.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('The node answers for another network.')).toBeVisible();
    await field.fill(second.url);
    await add.click();
    await page.getByRole('button', { name: `Ask first: ${second.url}` }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: `Remove: ${second.url}` })).toBeVisible();
    const before = second.asked();
    await openApp(page, chainHost, '/pages/index/index');
    await page.reload();
    await expect(luckyPool(page)).toContainText('ACB');
    expect(second.asked()).toBeGreaterThan(before);
    await openApp(page, chainHost, '/pages/test/test');
    await page.getByRole('button', { name: `Remove: ${second.url}` }).click();
    await expect(page.getByRole('button', { name: `Remove: ${second.url}` })).toHaveCount(0);
    await page.reload();
    await expect(field).toBeVisible();
    await expect(page.getByText(second.url)).toHaveCount(0);
  } finally {
    await second.close();
    await liar.close();
  }
});
