import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { specifiedCalls } from '#testing/specification.ts';
import { catalog } from './modules/index.ts';
import { useTestApp } from './testing/useTestApp.ts';

const server = useTestApp({ reset: 'once' });

const all = Object.values(catalog.contracts).flatMap((contract) => Object.values(contract));

test('the specification has 57 calls', () => {
  expect(new Set(specifiedCalls.map(([call]) => call)).size).toBe(57);
});

test.each(specifiedCalls)('%s is answered, and accepts its fields', async (call, ...fields) => {
  const endpoint = all.find(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}` === call);
  expect(endpoint).toBeDefined();
  const taken = Object(
    endpoint?.body ? z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) : {},
  );
  expect(Object.keys(taken.properties ?? {})).toEqual(expect.arrayContaining(fields));
  // Without a session the call or its body is refused; a call that is not mounted would be a 404.
  const [method = '', path = ''] = call.split(' ');
  const body = method === 'GET' ? {} : { body: {} };
  expect([400, 401]).toContain((await server.call(method, path.replaceAll(':', 'x'), body)).status);
});
