import { Card, Segmented, Switch } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { chooseMotion, type MotionChoice, motionChoice } from '../../boot/motion.ts';
import { servicesAtom, themeChoiceAtom } from '../../boot/serviceAtoms.ts';
import type { ThemeChoice } from '../../boot/themeStore.ts';
import { LocaleChoice } from '../../shell/LocaleChoice.tsx';
import * as css from './settings.css.ts';

function MotionSwitch() {
  const { t } = useLingui();
  const { entries } = useAtomValue(servicesAtom);
  const [choice, setChoice] = useState<MotionChoice>(() => motionChoice(entries));
  const choose = (next: MotionChoice): void => {
    chooseMotion(entries, document.documentElement, next);
    setChoice(next);
  };
  return (
    <Switch
      label={t`Less motion`}
      hint={t`Off: as the system says.`}
      value={choice === 'less' ? 'on' : 'off'}
      onChange={(value) => choose(value === 'on' ? 'less' : 'system')}
    />
  );
}

/** Language, theme and motion. */
export function AppearanceCard() {
  const { t } = useLingui();
  const { theme } = useAtomValue(servicesAtom);
  const choice = useAtomValue(themeChoiceAtom);
  return (
    <Card label={t`Language and appearance`} fit="form">
      <h2 className={css.title}>
        <Trans>Language and appearance</Trans>
      </h2>
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
      <MotionSwitch />
    </Card>
  );
}
