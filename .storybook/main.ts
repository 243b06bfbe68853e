import { readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sourcePlugins } from '../vite.plugins.ts';
import { coverageModule } from './coverageModule.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../packages/app/package.json', import.meta.url), 'utf8'),
) as { readonly version: string };

const workerParts = [
  '@ethereumjs/block',
  '@ethereumjs/common',
  '@ethereumjs/evm',
  '@ethereumjs/mpt',
  '@ethereumjs/rlp',
  '@ethereumjs/tx',
  '@ethereumjs/util',
  '@ethereumjs/vm',
  '@noble/curves/secp256k1.js',
  '@noble/hashes/sha3.js',
].map((part) => `@amswap/simchain > ${part}`);

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Babel-parsed: it needs no TypeScript API, which TypeScript 7 no longer has.
  // A run of the stories shows no docs: reading every component for them took two seconds of its start.
  typescript: { reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen' : false },
  viteFinal: (vite, { configType }) =>
    mergeConfig(vite, {
      // Relative addresses, so that the static build works under any sub-folder.
      base: './',
      // As the app's own build has it.
      define: { __APP_VERSION__: JSON.stringify(version) },
      // Only page stories, and the worker of the chain in the page, import these: found on the way, they would reload
      // the page in the middle of a test.
      optimizeDeps: {
        include: [
          '@tanstack/history',
          '@tanstack/react-router',
          '@amswap/ui > @base-ui/react/popover',
          '@amswap/ui > @base-ui/react/tooltip',
          '@amswap/ui > @tanstack/react-virtual',
          '@amswap/ui > uqr',
          'ethers',
          'jotai',
          'jotai/utils',
          'storybook/internal/core-events',
          'storybook/preview-api',
          ...workerParts,
        ],
      },
      plugins: [coverageModule(), ...sourcePlugins(configType === 'PRODUCTION' ? 'refused' : 'tolerated')],
    }),
};

export default config;
