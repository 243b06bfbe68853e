import type { FormatLocale } from './formatLocale.ts';
import { createTimeFormat, type TimeFormat } from './timeFormat.ts';
import { useFormatLocale } from './useFormat.ts';

const kept: Partial<Record<FormatLocale, TimeFormat>> = {};
const timeFormat = (locale: FormatLocale): TimeFormat => (kept[locale] ??= createTimeFormat(locale));

/** Dates and durations in the language of the page. Apart from `useFormat`: the first screen does without. */
export function useTimeFormat(): TimeFormat {
  return timeFormat(useFormatLocale());
}
