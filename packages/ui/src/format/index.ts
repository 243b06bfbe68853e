export { type FormatLocale, formatLocale } from './formatLocale.ts';
export { createNumberFormat, type NumberFormat, type ShownDigits } from './numberFormat.ts';
export { permille } from './permille.ts';
export { shortAddress } from './shortAddress.ts';
export { createTimeFormat, type TimeFormat } from './timeFormat.ts';
export { useFormat, useFormatLocale } from './useFormat.ts';
export { useTimeFormat } from './useTimeFormat.ts';
