import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from './main.ts';
import { workerAddress } from './workerAddress.ts';

const root = join(import.meta.dirname, '..');

describe('B64: the worker of the mocks', () => {
  it('is asked for beside the page, under any folder', () => {
    for (const page of ['https://host.test/iframe.html', 'https://host.test/sub/dir/iframe.html?id=x']) {
      const found = new URL(workerAddress, page);
      expect(found.href).toBe(new URL('mockServiceWorker.js', page).href);
    }
  });

  it('stands where Storybook takes its files from, and nowhere in the product', () => {
    expect(config.staticDirs).toEqual(['./public']);
    expect(existsSync(join(root, '.storybook/public', workerAddress))).toBe(true);
    for (const folder of ['packages/app', 'packages/app/public', 'packages/app/src'])
      expect(existsSync(join(root, folder, workerAddress))).toBe(false);
  });
});
