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

type LocaleModule = { default: Record<string, unknown> };

// One file per namespace and language; the build puts English beside its module and each other language into chunks.
const files = {
  ...import.meta.glob<LocaleModule>('../modules/*/locales/**/*.ts'),
  ...import.meta.glob<LocaleModule>('../{ui,app}/locales/*.ts'),
  ...import.meta.glob<LocaleModule>('../ui/*/locales/*.ts'),
  ...import.meta.glob<LocaleModule>('./*/*.ts'),
};

const loaders = new Map(
  Object.entries(files).flatMap(([path, load]) => {
    const match = /([^/]+)(?:\/locales)?\/(\w\w)\.ts$/.exec(path);
    return match ? [[`${match[2]}/${match[1]}`, load]] : [];
  }),
);

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: async (language, namespace) => (await loaders.get(`${language}/${namespace}`)?.())?.default ?? {},
};

/** Loads the languages' texts; the first paint waits for the frame's namespaces, a page's own load with the page. */
export const startI18n = (language: Language) =>
  i18next
    .use(initReactI18next)
    .use(backend)
    .init({
      lng: language,
      fallbackLng: 'en',
      supportedLngs: languages,
      ns: ['app', 'ui', 'messages', 'nav', 'shared'],
      fallbackNS: 'shared',
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
