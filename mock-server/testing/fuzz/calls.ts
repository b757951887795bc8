import fc from 'fast-check';
import { DEVICE_HEADER } from '#lib/marks.ts';
import { DEMO_PASSWORD } from '../../seed/people.ts';
import { PIXEL } from '../as.ts';
import type { Ids } from './ids.ts';
import { oddTexts, oddValues } from './odd.ts';
import { type Operation, operations } from './operations.ts';
import { createValues } from './values.ts';

/** Who makes the calls; '' for nobody. */
const personas = [
  { weight: 8, name: 'captain' },
  { weight: 2, name: 'engineer' },
  { weight: 5, name: 'superadmin' },
  { weight: 1, name: 'chef' },
  { weight: 1, name: 'manager' },
  { weight: 1, name: 'contractor' },
  { weight: 1, name: 'rival' },
  { weight: 1, name: '' },
];
const people = fc.oneof(...personas.map(({ weight, name }) => ({ weight, arbitrary: fc.constant(name) })));

/** A call in plain data, so that a failure can be printed. */
export type FuzzCall = {
  operation: Operation;
  persona: string;
  path: string;
  headers: Record<string, string>;
  body: { json: string } | { form: Record<string, string | { base64: string }> } | undefined;
};

/** A value as text; an arbitrary object may have a `toString` that is none. */
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** A text as part of an address: whole, or as sent by a broken client. */
const inAddress = (text: unknown) => encodeURIComponent(textOf(text).slice(0, 3000));

/** What an HTTP header can carry. */
const inHeader = (text: string) => text.replace(/[^\x21-\xff]/g, '').slice(0, 200);

const odder = (texts: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 20, arbitrary: texts }, { weight: 1, arbitrary: oddTexts });

const perhaps = (name: string, weight: number, values: fc.Arbitrary<string>) =>
  fc
    .oneof({ weight, arbitrary: fc.constant('') }, { weight: 1, arbitrary: values })
    .map((value): Record<string, string> => (value ? { [name]: inHeader(value) } : {}));

const headers = fc
  .tuple(
    perhaps('idempotency-key', 3, fc.oneof(fc.uuid(), fc.uuid(), fc.nat(20).map(String), oddTexts)),
    perhaps('accept-language', 9, fc.oneof(fc.constantFrom('fr', 'ja', 'zh'), oddTexts)),
    perhaps('if-none-match', 20, oddTexts),
    perhaps('content-encoding', 60, fc.constantFrom('gzip', 'br', 'identity')),
    perhaps('content-type', 60, fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'x')),
    perhaps(DEVICE_HEADER, 9, fc.oneof(fc.constant('device-1'), oddTexts)),
    perhaps('x-confirm', 1, fc.constantFrom(encodeURIComponent(DEMO_PASSWORD), 'wrong', '%', '%E0%A4%A')),
    perhaps('x-auth-token', 60, oddTexts),
  )
  .map((each): Record<string, string> => Object.assign({}, ...each));

const picture = PIXEL.split(',')[1] ?? '';
const files = fc.oneof(
  { weight: 3, arbitrary: fc.constant(picture) },
  { weight: 1, arbitrary: fc.constantFrom(...['%PDF-1.4', '<svg/>', 'PK\u0003\u0004', ''].map(btoa)) },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('base64')),
  },
);

/** JSON as a broken client or network sends it. */
const brokenText = (json: string) =>
  fc.oneof(
    fc.nat(json.length).map((end) => json.slice(0, end)),
    fc.constantFrom('', 'null', '[]', '"text"', '{"__proto__":null}', '['.repeat(20_000), `${json}x`),
    oddValues.map((value) => JSON.stringify(value)),
  );

/** Arbitrary calls of the published document: most are valid by their schema, some in a few places not, some nowhere. */
export const createCalls = (ids: Ids) => {
  const valid = createValues(ids, 0);
  const spoilt = createValues(ids, 0.12);

  const pathOf = ({ path, parameters }: Operation) => {
    const values = parameters
      .filter((each) => each.in === 'path')
      .map(({ name, schema }) => odder(valid.of(schema, name, path).map(String)));
    const searches = parameters
      .filter((each) => each.in === 'query')
      .map(({ name, schema, required }) =>
        fc
          .oneof(
            { weight: 6, arbitrary: valid.of(schema, name, path) },
            { weight: 1, arbitrary: spoilt.of(schema, name, path) },
            { weight: required ? 1 : 6, arbitrary: fc.constant(undefined) },
          )
          .map((value) => (value === undefined ? '' : `${name}=${inAddress(value)}`)),
      );
    return fc.tuple(fc.tuple(...values), fc.tuple(...searches)).map(([named, asked]) => {
      let at = 0;
      const filled = path.replace(/\{\w+\}/g, () => inAddress(named[at++]));
      const search = asked.filter(Boolean).join('&');
      return search ? `${filled}?${search}` : filled;
    });
  };

  const formOf = ({ body = {}, path }: Operation) =>
    fc
      .tuple(fc.oneof(valid.of(body, '', path), spoilt.of(body, '', path)), files, files)
      .map(([fields, file, thumb]) => ({
        form: {
          ...Object.fromEntries(Object.entries(Object(fields)).map(([name, value]) => [name, textOf(value)])),
          ...('file' in Object(fields) ? { file: { base64: file } } : {}),
          ...('thumb' in Object(fields) ? { thumb: { base64: thumb } } : {}),
        },
      }));

  const jsonOf = ({ body = {}, path, name }: Operation): fc.Arbitrary<{ json: string }> => {
    const values = [
      { weight: 7, arbitrary: name === 'sync.batch' ? batches : valid.of(body, '', path) },
      { weight: 3, arbitrary: spoilt.of(body, '', path) },
    ];
    const whole = fc.oneof(...values).map((value) => JSON.stringify(value));
    return fc
      .oneof({ weight: 14, arbitrary: whole }, { weight: 1, arbitrary: whole.chain(brokenText) })
      .map((json) => ({ json }));
  };

  const bodyOf = (operation: Operation): fc.Arbitrary<FuzzCall['body']> => {
    if (!operation.body) return fc.constant(undefined);
    return operation.isForm ? formOf(operation) : jsonOf(operation);
  };

  /** Operations of a batch are calls of the document themselves. */
  const inBatch = operations
    .filter(({ method, name, isForm }) => method !== 'GET' && !isForm && name !== 'sync.batch')
    .map((operation) =>
      fc.record({
        opId: fc.uuid(),
        method: fc.constant(operation.method),
        path: pathOf(operation),
        body: operation.body ? valid.of(operation.body, '', operation.path) : fc.constant(undefined),
        about: fc.array(ids.of('equipmentgroups'), { maxLength: 2 }),
      }),
    );
  const batches = fc.record({ operations: fc.array(fc.oneof(...inBatch), { minLength: 1, maxLength: 5 }) });

  const callOf = (operation: Operation): fc.Arbitrary<FuzzCall> =>
    fc.record({
      operation: fc.constant(operation),
      persona: people,
      path: pathOf(operation),
      headers,
      body: bodyOf(operation),
    });

  const each = fc.tuple(...operations.map(callOf));
  const order = fc.shuffledSubarray(
    operations.map((_, index) => index),
    { minLength: operations.length },
  );
  /** One call of each operation, in any order. */
  return fc.tuple(each, order).map(([calls, places]) => places.flatMap((place) => calls[place] ?? []));
};
