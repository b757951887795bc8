import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createAppRouter, loadRoutes } from '#app/router.ts';
import { fieldInfos } from '#lib/fields.ts';
import { knownWrites, labelOf } from '#lib/outbox/writes.ts';
import { type Entity, entities, entityOf } from '#lib/registry.ts';
import { isRecord } from '#lib/sameValue.ts';
import type { FieldTexts } from '#ui/format/fieldTexts.ts';
import '#modules/sync/allQueries.ts';
import { revisedList } from '#modules/sync/live/topics.ts';
import { formatOf } from '#ui/format/formatOf.ts';

/** What every resource needs in the browser; each error message says what to do. */
const router = createAppRouter(new QueryClient());
await loadRoutes(router);
const routes = Object.keys(router.routesByPath);
const forms = Object.keys(import.meta.glob('../modules/*/EditForm.tsx')).map((path) =>
  path.split('/').at(-2),
);
const locales = import.meta.glob<Record<string, unknown>>(
  ['../modules/*/locales/*.ts', '../i18n/shared/*.ts'],
  {
    eager: true,
    import: 'default',
  },
);
const languages = ['en', 'fr', 'zh', 'ja'];
const exceptions = new Map(
  Object.values(
    import.meta.glob<FieldTexts>('../modules/*/fieldTexts.ts', { eager: true, import: 'default' }),
  ).map((each) => [each.resource, each]),
);

/** The text of `namespace:key` in a language. */
const textIn = (language: string) => (key: string) => {
  const [namespace = '', path = ''] = key.split(':');
  const of = (file: string) => {
    let found: unknown = locales[file];
    for (const part of path.split('.')) found = isRecord(found) ? found[part] : undefined;
    return typeof found === 'string' ? found : undefined;
  };
  return of(`../modules/${namespace}/locales/${language}.ts`) ?? of(`../i18n/shared/${language}.ts`);
};

const writing = (language: string) => ({
  format: formatOf({ language, timeZone: 'UTC', today: '2026-06-18', vessel: '' }),
  nameOf: () => undefined,
  text: textIn(language),
  language,
  cached: () => [],
  item: {},
});

const lacksTexts = ({ resource, namespace }: Pick<Entity, 'resource' | 'namespace'>): string[] =>
  languages.flatMap((language) => {
    const text = textIn(language);
    const own = exceptions.get(resource.name);
    const kinds = fieldInfos(resource.item);
    return resource.replaces.flatMap((field) => {
      const label = own?.label?.(field, writing(language)) ?? text(`${namespace}:field.${field}`);
      const kind = kinds.get(field);
      const values = kind?.kind === 'choice' ? (kind.values ?? []).filter(Boolean) : [];
      return [
        ...(label ? [] : [`${resource.name}: write field.${field} into ${namespace}/locales/${language}.ts`]),
        ...values
          .filter(
            (value) =>
              !own?.value?.(field, value, writing(language)) && !text(`${namespace}:${field}.${value}`),
          )
          .map(
            (value) => `${resource.name}: write ${field}.${value} into ${namespace}/locales/${language}.ts`,
          ),
      ];
    });
  });

const lacksPlaces = ({ resource: { name }, edit, savedViews = {} }: Omit<Entity, 'list'>): string[] => [
  ...('form' in edit && !forms.includes(edit.form)
    ? [`${name}: write src/modules/${edit.form}/EditForm.tsx, the form for a refused change`]
    : []),
  ...('page' in edit && !routes.includes(String(edit.page))
    ? [`${name}: ${String(edit.page)}, where a refused change is edited, is no route`]
    : []),
  ...Object.values(savedViews)
    .filter((page) => !routes.includes(String(page)))
    .map((page) => `${name}: ${String(page)}, the list of its saved views, is no route`),
];

/** The resources of all contracts. */
const described = Object.values(
  import.meta.glob<Record<string, unknown>>('../modules/*/contract.ts', { eager: true }),
)
  .flatMap((contract) => Object.values(contract))
  .filter(isRecord)
  .filter(({ calls, replaces }) => isRecord(calls) && Array.isArray(replaces))
  .map(({ name }) => String(name));

describe('every resource', () => {
  test('is registered in the browser', () => {
    expect(described.length).toBeGreaterThan(5);
    const lacking = described
      .filter((name) => !entityOf(name))
      .map((name) => `${name}: call resourceHooks or registerEntity in its module's queries.ts`);
    expect(lacking).toEqual([]);
  });

  test('has labels for its fields and choices in all languages', () => {
    expect(entities().flatMap(lacksTexts)).toEqual([]);
  });

  test('has a form or a page for refused changes, and pages for its saved views', () => {
    expect(entities().flatMap(lacksPlaces)).toEqual([]);
  });

  test('follows changes by others, and declares whether it is offline', () => {
    for (const name of described) {
      expect(revisedList(name, 'boat')?.queryKey, `${name}: give registerEntity its list`).toBeDefined();
      expect(['list', 'no']).toContain(entityOf(name)?.offline);
    }
  });

  test('has the saved views of its list offline', () => {
    const files = import.meta.glob('../modules/**/*.tsx');
    const used = Object.keys(files).flatMap((file) =>
      [...readFileSync(`src/testing/${file}`, 'utf8').matchAll(/\bsaved="(\w+)"/g)].map(([, list]) => list),
    );
    const savedViewNames = entities().flatMap(({ savedViews = {} }) => Object.keys(savedViews));
    expect(used.length).toBeGreaterThan(3);
    // Accounts are managed online only.
    const online = ['users', 'adminusers', 'yardusers'];
    expect(used.filter((list) => ![...savedViewNames, ...online].includes(String(list)))).toEqual([]);
  });

  test('is reported if it lacks something', () => {
    const team = entityOf('teams');
    if (!team) throw new Error('There are no teams');
    const broken = { ...team, edit: { form: 'nowhere' }, savedViews: {} };
    expect(lacksPlaces(broken)).toHaveLength(1);
    const nameless = { ...team, resource: { ...team.resource, replaces: ['bloodGroup'] } };
    expect(lacksTexts(nameless)).toEqual(
      languages.map((language) => `teams: write field.bloodGroup into teams/locales/${language}.ts`),
    );
  });
});

test('every write has a label for the list of waiting changes', () => {
  const names = [...knownWrites().keys()];
  expect(names.length).toBeGreaterThan(30);
  const lacking = names
    .filter((name) => !labelOf(name))
    .map((name) => `${name}: give its listMutation a label`);
  expect(lacking).toEqual([]);
  expect(labelOf('teams.unheardOf')).toBeUndefined();
});
