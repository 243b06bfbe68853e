import { Column, Columns, PageTitle } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';
import { stack } from '../../shell/page.css.ts';
import { AboutCard } from './AboutCard.tsx';
import { AppearanceCard } from './AppearanceCard.tsx';
import { AuthorisationsCard } from './AuthorisationsCard.tsx';
import { LicencesCard } from './LicencesCard.tsx';

/** Settings: language, theme, motion, authorisations, journal, risks, licences, version. */
export default function SettingsPage() {
  const { t } = useLingui();
  return (
    <div className={stack}>
      <PageTitle title={t`Settings`} />
      <Columns>
        <Column>
          <AppearanceCard />
          <AboutCard />
          <LicencesCard />
        </Column>
        <Column>
          <AuthorisationsCard />
        </Column>
      </Columns>
    </div>
  );
}
