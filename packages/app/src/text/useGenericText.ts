import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { genericTextLanguage } from '../boot/locale.ts';
import { servicesAtom } from '../boot/serviceAtoms.ts';
import { storageKeys } from '../boot/storageKeys.ts';
import { type GenericTexts, genericTexts } from './genericTexts.ts';
import { noticeTexts } from './noticeTexts.ts';

/**
 * The generic texts in the reader's language: in Spanish or French where the product fell back to English and the browser's
 * first language is one of them. Who chose English by hand reads English.
 */
export function useGenericText(): (name: keyof GenericTexts) => string {
  const { t } = useLingui();
  const { entries } = useAtomValue(servicesAtom);
  const other = entries.read(storageKeys.locale) === null ? genericTextLanguage(navigator) : undefined;
  return (name) => (other === undefined ? t(noticeTexts[name]) : genericTexts[other][name]);
}
