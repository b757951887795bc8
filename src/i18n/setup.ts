import { groups } from 'virtual:route-groups';
import { english, families, others } from 'virtual:texts';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

export const languages = ['en', 'fr', 'zh', 'ja'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, for the people who read it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  zh: '中文',
  ja: '日本語',
};

/** English is read by namespace, with a page or in a file of its own; other languages are a few files of many namespaces. */
const readTexts = async (language: string, namespace: string) => {
  // A dialog may show what belongs to another group of the menu, whose pages nobody opened yet.
  if (!(namespace in families)) {
    await Promise.allSettled(Object.values(groups).map((load) => load()));
    // Without its group it has no texts; empty ones would stay for as long as the app is open.
    if (!(namespace in families)) throw new Error(`The texts ${namespace} did not load`);
  }
  if (language === 'en') return (await english[namespace]?.())?.default;
  const first = await others[language]?.();
  const number = families[namespace] ?? 0;
  return number === 0 ? first?.[namespace] : (await first?.later[number - 1]?.())?.[namespace];
};

/**
 * A language has all keys of English (src/testing/completeness.test.ts), so English is only read where a file does not
 * come: i18next's own fallback would load it beside every other language.
 */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: async (language, namespace) =>
    (await readTexts(language, namespace).catch(() => readTexts('en', namespace))) ?? {},
};

/** Loads the languages' texts; the first paint waits for the frame's namespaces, a page's own load with the page. */
export const startI18n = (language: Language) =>
  i18next
    .use(initReactI18next)
    .use(backend)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: languages,
      ns: ['app', 'ui', 'messages', 'nav', 'shared'],
      fallbackNS: 'shared',
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
