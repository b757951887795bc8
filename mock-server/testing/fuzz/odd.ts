import fc from 'fast-check';

const deep = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? { a: value } : [value];
  return value;
};

/** Texts that have broken programs before: control characters, property names, days that do not exist, markup. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00 x',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦',
  'İıſß',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '.',
  '..',
  '../../etc/passwd',
  "'; drop table users; --",
  '{{name}} %s %n',
  '%',
  '%00',
  '<img src=x onerror=1>',
  '=1+1',
  'a\r\nBcc: x@x.example',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-06-18T08:00:00+14:00',
  '2026-06-18T24:00:00.000Z',
  'infinity',
  'NaN',
  'null',
  '1e400',
  '٣',
  'x'.repeat(300),
  'é'.repeat(6000),
  ' x'.repeat(20_000),
];

const numbers = [
  -1,
  -0,
  0.1,
  1e-7,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
];

const structures = [
  null,
  true,
  [],
  {},
  deep(10),
  deep(70),
  deep(2000),
  JSON.parse('{"__proto__":{"superadmin":true},"constructor":{"prototype":1}}'),
  Array.from({ length: 3000 }, () => ''),
];

/** Any text, more often an odd one. */
export const oddTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** Any JSON value, more often an odd one. */
export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddTexts },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 3, arbitrary: fc.constantFrom(...structures) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
