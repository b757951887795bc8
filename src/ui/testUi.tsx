import { cleanup, type RenderResult, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach } from 'vitest';
import en from './locales/en.ts';
import fr from './locales/fr.ts';
import { UiProvider } from './UiProvider.tsx';

afterEach(cleanup);

/** Renders parts of ui/ as the app does: under its provider, with its texts. */
export async function renderUi(children: ReactNode, language: 'en' | 'fr' = 'en'): Promise<RenderResult> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { en: { ui: en }, fr: { ui: fr } },
    interpolation: { escapeValue: false },
  });
  return render(
    <I18nextProvider i18n={i18n}>
      <UiProvider>{children}</UiProvider>
    </I18nextProvider>,
  );
}
