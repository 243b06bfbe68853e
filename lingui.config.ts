import { type CatalogFormatter, defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const english = new Intl.Collator('en-US');

/**
 * By text, then by id. Extraction runs in several workers, and texts that read the same would else come in the order
 * in which the workers end, so that a fresh catalogue now and then looked stale. (`orderBy` takes no function.)
 */
function inOneOrder(format: CatalogFormatter): CatalogFormatter {
  return {
    ...format,
    serialize: (catalog, context) => {
      const entries = Object.entries(catalog).sort(
        ([aId, a], [bId, b]) =>
          english.compare(a.message ?? '', b.message ?? '') || (aId < bId ? -1 : aId > bId ? 1 : 0),
      );
      return format.serialize(Object.fromEntries(entries), context);
    },
  };
}

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
  format: inOneOrder(formatter({ lineNumbers: false })),
});
