import type { FormatLocale } from './formatLocale.ts';
import { createTimeFormat, type TimeFormat } from './timeFormat.ts';
import { useFormatLocale } from './useFormat.ts';

const kept: Partial<Record<FormatLocale, TimeFormat>> = {};

/** Dates and durations in the language of the page. Apart from `useFormat`: the first screen does without. */
export function useTimeFormat(): TimeFormat {
  const locale = useFormatLocale();
  return (kept[locale] ??= createTimeFormat(locale));
}
