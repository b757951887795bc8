import { cleanup, configure, type RenderResult, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach } from 'vitest';
import sharedEn from '#i18n/shared/en.ts';
import sharedFr from '#i18n/shared/fr.ts';
import { FormatProvider } from './format/useFormat.tsx';
import en from './locales/en.ts';
import fr from './locales/fr.ts';
import { UiProvider } from './UiProvider.tsx';

// Dialogs load late, and the machine may be busy: a wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

/** Renders parts of ui/ as the app does: under its provider, with its texts. */
export async function renderUi(children: ReactNode, language: 'en' | 'fr' = 'en'): Promise<RenderResult> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { en: { ui: en, shared: sharedEn }, fr: { ui: fr, shared: sharedFr } },
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
