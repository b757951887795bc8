import { type RenderResult, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import sharedEn from '#i18n/shared/en.ts';
import sharedFr from '#i18n/shared/fr.ts';
import { FormatProvider } from './format/useFormat.tsx';
import calendarEn from './locales/calendar/en.ts';
import calendarFr from './locales/calendar/fr.ts';
import en from './locales/en.ts';
import fr from './locales/fr.ts';
import { UiProvider } from './UiProvider.tsx';

/** Renders parts of ui/ as the app does: under its provider, with its texts. */
export async function renderUi(children: ReactNode, language: 'en' | 'fr' = 'en'): Promise<RenderResult> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: {
      en: { ui: en, calendar: calendarEn, shared: sharedEn },
      fr: { ui: fr, calendar: calendarFr, shared: sharedFr },
    },
    fallbackNS: 'shared',
    interpolation: { escapeValue: false },
  });
  return render(
    <I18nextProvider i18n={i18n}>
      <FormatProvider>
        <UiProvider>{children}</UiProvider>
      </FormatProvider>
    </I18nextProvider>,
  );
}
