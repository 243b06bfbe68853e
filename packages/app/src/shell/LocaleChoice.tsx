import { Select } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type Locale, locales } from '../boot/locale.ts';
import { localeNames } from '../boot/localeNames.ts';
import { localeStateAtom, servicesAtom } from '../boot/serviceAtoms.ts';

/** The choice of language. A language whose texts cannot be had leaves the page as it was, and says so. */
export function LocaleChoice() {
  const { t } = useLingui();
  const { locale } = useAtomValue(servicesAtom);
  const { shown, pending, failed } = useAtomValue(localeStateAtom);
  return (
    <Select<Locale>
      label={t`Language`}
      options={locales.map((id) => ({ id, label: localeNames[id] }))}
      value={pending ?? shown}
      onChange={(next) => void locale.choose(next)}
      problem={
        failed === undefined
          ? undefined
          : t`${localeNames[failed]} could not be loaded. Choose it again to retry.`
      }
    />
  );
}
