import { Card, FigureList, PageTitle, Segmented } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { servicesAtom, themeChoiceAtom } from '../../boot/serviceAtoms.ts';
import type { ThemeChoice } from '../../boot/themeStore.ts';
import { appVersion } from '../../boot/version.ts';
import { LocaleChoice } from '../../shell/LocaleChoice.tsx';
import { stack } from '../../shell/page.css.ts';

/** Settings: language, theme, version. */
export default function SettingsPage() {
  const { t } = useLingui();
  const { theme } = useAtomValue(servicesAtom);
  const choice = useAtomValue(themeChoiceAtom);
  return (
    <div className={stack}>
      <PageTitle title={t`Settings`} />
      <Card fit="form">
        <LocaleChoice />
        <Segmented<ThemeChoice>
          label={t`Theme`}
          segments={[
            { id: 'system', label: t`By the system` },
            { id: 'light', label: t`Light` },
            { id: 'dark', label: t`Dark` },
          ]}
          value={choice}
          onChange={theme.choose}
        />
      </Card>
      <Card>
        <FigureList figures={[{ id: 'version', name: t`Version`, value: appVersion }]} />
      </Card>
    </div>
  );
}
