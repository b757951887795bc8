import i18next from 'i18next';
import { expect, it } from 'vitest';
import { languages, startI18n } from './setup.ts';

const files = import.meta.glob<{ default: Record<string, unknown> }>(
  ['../**/locales/**/*.ts', '../i18n/*/*.ts', '!../**/*.test.ts'],
  { eager: true },
);
const texts = Object.entries(files).flatMap(([path, { default: own }]) => {
  const [, namespace, language] = /([^/]+)(?:\/locales)?\/(\w\w)\.ts$/.exec(path) ?? [];
  return namespace && language ? [{ namespace, language, own }] : [];
});

it('finds each namespace in each language', async () => {
  if (!i18next.isInitialized) await startI18n('en');
  expect(texts.length).toBeGreaterThan(100);
  await i18next.loadNamespaces([...new Set(texts.map(({ namespace }) => namespace))]);
  for (const language of languages) await i18next.loadLanguages(language);
  for (const { namespace, language, own } of texts)
    expect(i18next.getResourceBundle(language, namespace), `${language} ${namespace}`).toEqual(own);
});
