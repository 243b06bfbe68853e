import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

// Two catalogues per locale: core comes with the first paint (shell, home, ui), rest after it.
// `en` is not a fallback here: a text that is missing must fail the check, not pass by English.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-Hans', 'zh-Hant'],
  fallbackLocales: false,
  catalogs: [
    {
      path: '<rootDir>/packages/app/src/locales/{locale}/core',
      include: [
        '<rootDir>/packages/app/src/shell',
        '<rootDir>/packages/app/src/boot',
        '<rootDir>/packages/app/src/features/home',
        '<rootDir>/packages/ui/src',
      ],
      exclude: ['**/node_modules/**'],
    },
    {
      path: '<rootDir>/packages/app/src/locales/{locale}/rest',
      include: ['<rootDir>/packages/app/src'],
      exclude: [
        '**/node_modules/**',
        '<rootDir>/packages/app/src/shell/**',
        '<rootDir>/packages/app/src/boot/**',
        '<rootDir>/packages/app/src/features/home/**',
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
