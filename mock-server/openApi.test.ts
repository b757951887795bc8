import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { openApi } from './http/openApi.ts';
import { catalog } from './modules/index.ts';

const text = JSON.stringify(openApi(catalog));
const operation = z.object({
  operationId: z.string().check(z.regex(/^[\w.]+$/)),
  summary: z.string().check(z.minLength(1)),
  security: z.array(z.object({ token: z.array(z.never()) })),
  responses: z.object({ '2XX': z.unknown(), '4XX': z.unknown() }),
});
const document = z
  .object({
    components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
    paths: z.record(z.string(), z.record(z.string(), operation)),
  })
  .parse(JSON.parse(text));
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('every call has a unique name, and says whether it needs a token', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const open = operations.filter(({ security }) => security.length === 0);
  expect(open.map(({ operationId }) => operationId).sort()).toEqual(
    Object.entries(catalog.contracts)
      .flatMap(([tag, contract]) =>
        Object.entries(contract).flatMap(([name, { access }]) =>
          access === 'public' ? [`${tag}.${name}`] : [],
        ),
      )
      .sort(),
  );
});

test('every object has one name, and every reference resolves', () => {
  const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Guest', 'GuestCreate', 'GuestUpdate', 'Team', 'Job', 'Account', 'ApiError']),
  );
  expect(names.filter((name) => !(name in document.components.schemas))).toEqual([]);
  expect(text).not.toMatch(/"\$ref":"(?!#\/components\/)/);
});

test('an item is in the document once', () => {
  expect(text.split('"allergies"')).toHaveLength(4);
  // Repeated schemas would multiply it.
  expect(text.length / operations.length).toBeLessThan(1700);
});
