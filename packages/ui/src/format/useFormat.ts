import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { type FormatLocale, formatLocale } from './formatLocale.ts';
import { createNumberFormat, type NumberFormat } from './numberFormat.ts';

const kept: Partial<Record<FormatLocale, NumberFormat>> = {};
const numberFormat = (locale: FormatLocale): NumberFormat => (kept[locale] ??= createNumberFormat(locale));

/**
 * The locale that numbers and dates are written in, as it is now. Lingui's `i18n` object stays the same when
 * its locale changes, and compiled components would keep the old locale: here the locale itself is the value.
 */
export function useFormatLocale(): FormatLocale {
  const { i18n } = useLingui();
  const follow = (changed: () => void) => i18n.on('change', changed);
  const read = () => i18n.locale;
  return formatLocale(useSyncExternalStore(follow, read, read));
}

/** Numbers in the language of the page. Changes with it, without a reload. */
export function useFormat(): NumberFormat {
  return numberFormat(useFormatLocale());
}
