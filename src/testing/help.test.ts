import { describe, expect, test } from 'vitest';
import { navigation } from '#app/navigation.ts';
import en from '#modules/help/locales/en.ts';
import fr from '#modules/help/locales/fr.ts';
import ja from '#modules/help/locales/ja.ts';
import zh from '#modules/help/locales/zh.ts';

describe.each(Object.entries({ en, fr, ja, zh }))('the help (%s)', (_, help) => {
  const text = Object.values(help.sections)
    .map((section) => section.text)
    .join('\n');

  test.each([...new Set(navigation.map(({ label }) => label))])('names the menu entry %s', (label) => {
    expect(text).toContain(`*$t(nav:${label})*`);
  });
});
