import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { messages } from '../locales/en/core.po';
import { FirstScreen } from './FirstScreen.tsx';

/** The static shell as markup; called by the build alone. */
export function firstScreenMarkup(): string {
  i18n.loadAndActivate({ locale: 'en', messages });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <FirstScreen />
    </I18nProvider>,
  );
}
