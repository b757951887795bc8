import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import nav from '#i18n/nav/en.ts';
import { englishFiles } from '../../.ci/namespaces.ts';
import { problemsOf } from './languages.ts';

/** Rules of the code base that need a walk through all files. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.endsWith('routeTree.gen.ts'));

const sources = [...filesIn('src'), ...filesIn('mock-server')].map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const code = sources.filter(({ path }) => !/\.(test|fixture)\.tsx?$|\/testing\//.test(path));
const offenders = (pattern: RegExp, allowed: RegExp, among = code) =>
  among.filter(({ path, text }) => pattern.test(text) && !allowed.test(path)).map(({ path }) => path);

describe('the specification', () => {
  test('its menu labels exist word for word', () => {
    const labels = [
      'Home',
      'Jobs',
      'Logbook',
      'Equipment',
      'Inventory',
      'Reports',
      'Watchkeeping',
      'Crew',
      'Employees',
      'Guests',
      'Vessel Docs',
      'ISM',
      'Supplier',
      'Spare Parts',
      'Accounting',
      'Super Admin',
      'Help',
      'Users',
      'Teams',
      'Decks',
      'Sales',
      'Calendar',
      'Management',
      'Shipyard',
      'Ymp Lite',
      'Charter',
      'TYS Sales',
    ];
    expect(Object.values(nav)).toEqual(expect.arrayContaining(labels));
  });
});

describe('the languages', () => {
  const textsOf = (value: unknown, prefix = ''): [key: string, text: string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${prefix}${key}.`))
      : [[prefix.slice(0, -1), String(value)]];
  const load = async (file: string) => {
    const loaded: { default: unknown } = await import(/* @vite-ignore */ join(process.cwd(), file));
    return new Map(textsOf(loaded.default));
  };

  test.each(englishFiles())('%s: every text exists in all four languages', async (_, file) => {
    const english = await load(file);
    for (const language of ['en', 'fr', 'zh', 'ja']) {
      const path = file.replace(/en\.ts$/, `${language}.ts`);
      expect(problemsOf(path, language, english, await load(path))).toEqual([]);
    }
  });

  const file = 'src/modules/guests/locales/zh.ts';
  const problems = (language: string, english: object, other: object) =>
    problemsOf(file, language, new Map(textsOf(english)), new Map(textsOf(other)));

  test('missing, empty and superfluous texts are reported by file and key', () => {
    expect(problems('zh', { title: 'Guests', view: { all: 'All' } }, { title: '' })).toEqual([
      `${file}: "title" is empty`,
      `${file}: "view.all" is missing (English: "All")`,
    ]);
    expect(problems('zh', {}, { old: 'x' })).toEqual([`${file}: "old" is not in the English file`]);
    expect(problems('zh', { hello: 'Hello {{name}}' }, { hello: '{{nom}}' })).toEqual([
      `${file}: "hello" has no parameter {{nom}} in English`,
    ]);
  });

  test('a text with a count has the plural forms of its language', () => {
    const english = { n_one: '{{count}} guest', n_other: '{{count}} guests' };
    expect(problems('zh', english, { n_other: 'x' })).toEqual([]);
    expect(problems('zh', english, english)).toEqual([`${file}: "n_one" is a form that zh never uses`]);
    expect(problems('fr', english, { n_other: 'x' })).toEqual([
      `${file}: "n_one" is missing (English: "{{count}} guest")`,
    ]);
    expect(problems('fr', english, { ...english, n_many: 'x' })).toEqual([]);
    expect(problems('fr', english, { ...english, n_few: 'x' })).toEqual([
      `${file}: "n_few" is a form that fr never uses`,
    ]);
  });

  test('every module that shows something has texts', () => {
    expect(englishFiles().length).toBeGreaterThan(10);
  });
});

describe('the code', () => {
  test('texts use typed keys only', () => {
    expect(
      offenders(
        /i18next\.t\(|getFixedT|\buseTranslation\b.*from 'react-i18next'/,
        /^src\/lib\/(text|useTranslation)\.ts$/,
      ),
    ).toEqual([]);
  });

  test('no link inside the app is a plain anchor', () => {
    expect(offenders(/href=["'{`]+\/(app|auth)/, /^$/)).toEqual([]);
  });

  test('query keys are in lib and queries only', () => {
    expect(offenders(/queryKey:\s*\[/, /^src\/lib\/|\/queries(\.ts|\/)|^src\/testing\//)).toEqual([]);
  });

  test('casts are in lib, where the server joins contract and handler, and where it joins driver and rows only', () => {
    const cast = /\bas (?!const\b)(unknown|any|never|[A-Z][\w.]*(<|\[|;|\)|,| as|\n|$))/m;
    const withoutComments = code.map(({ path, text }) => ({
      path,
      text: text.replace(/\/\/.*|\/\*[\s\S]*?\*\/|`[\s\S]*?`|'[^'\n]*'|^import .*$/gm, ''),
    }));
    expect(
      offenders(
        cast,
        /^src\/lib\/|^mock-server\/(http\/implement|store\/resourceHandlers|db\/scopedReads)\.ts$/,
        withoutComments,
      ),
    ).toEqual([]);
  });

  test('nothing is skipped, unfinished or left as a to-do', () => {
    const all = [...sources, ...filesIn('e2e').map((path) => ({ path, text: readFileSync(path, 'utf8') }))];
    const unfinished = new RegExp(
      [
        '\\b(test|it|describe)(\\.\\w+)*\\.(skip|only)\\(',
        'TO' + 'DO',
        'FIX' + 'ME',
        'coming ' + 'soon',
        'waitForTime' + 'out',
      ].join('|'),
    );
    expect(offenders(unfinished, /completeness\.test\.ts$/, all)).toEqual([]);
  });

  test('hooks of a module are at its root, or beside the only pages that need them', () => {
    const hidden = /^src[/\\]modules[/\\]\w+[/\\](components|routes)[/\\](.+[/\\])?use[A-Z]\w*\.tsx?$/;
    expect(sources.map(({ path }) => path).filter((path) => hidden.test(path))).toEqual([]);
  });

  test('no file is longer than 300 lines', () => {
    expect(
      sources
        .filter(({ path, text }) => text.split('\n').length > 301 && !/\/locales\//.test(path))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
