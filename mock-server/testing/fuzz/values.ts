import fc from 'fast-check';
import { catalog } from '../../modules/index.ts';
import { DEMO_PASSWORD } from '../../seed/people.ts';
import { type Ids, tableOf } from './ids.ts';
import { oddTexts, oddValues } from './odd.ts';
import { resolve, type Schema } from './operations.ts';

/** Where a value is used: the name of its field, the path of the call, and how deep it lies. */
type Place = { name: string; path: string; depth: number };

const now = Date.now();
const year = 365 * 24 * 3600_000;
const dates = fc
  .oneof(
    { weight: 3, arbitrary: fc.date({ min: new Date(now - year), max: new Date(now + year) }) },
    { weight: 1, arbitrary: fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-31') }) },
  )
  .map((date) => (Number.isNaN(date.getTime()) ? new Date(now) : date).toISOString());

/** Values that the schema alone cannot name. */
const byName: Record<string, readonly string[]> = {
  username: ['captain', 'engineer', 'chef', 'nobody-of-this-name'],
  password: [DEMO_PASSWORD, 'wrong-Pass1'],
  newPassword: ['Longer-than-most-7!', 'quite-Another-8!', 'short'],
  email: ['captain@halcyon.example', 'new-person@x.example'],
  resource: ['equipmentgroups', 'equipmentgroups', 'equipmentgroups', ...catalog.resources.keys()],
  list: ['equipment', 'worklist', 'guests'],
  timeZone: ['Europe/Paris', 'UTC', 'Nowhere/None'],
  language: ['en', 'fr', 'zh', 'ja'],
};

/** Texts of a pattern. What looks ahead (the years of a day) cannot be built, only asked afterwards. */
const matching = (pattern: string): fc.Arbitrary<string> => {
  const whole = new RegExp(pattern);
  return fc
    .stringMatching(new RegExp(pattern.replace(/\(\?=[^()]*\)/g, '')))
    .map((text) => (whole.test(text) ? text : text.replace(/^\d{4}/, '2026')))
    .filter((text) => whole.test(text));
};

const texts = ({ minLength = 0, maxLength = 60, pattern }: Schema): fc.Arbitrary<string> => {
  if (pattern) return matching(pattern);
  const length = { minLength, maxLength: Math.min(maxLength, Math.max(60, minLength)) };
  return fc.oneof(
    { weight: 3, arbitrary: fc.string(length) },
    { weight: 1, arbitrary: fc.string({ ...length, unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(maxLength, 5000))) },
    // Odd in content only: the schema accepts it, so it gets further than to the parser.
    {
      weight: 2,
      arbitrary: oddTexts.map((text) => text.slice(0, Math.min(maxLength, 5000)).padEnd(minLength, '-')),
    },
  );
};

const numbers = ({ type, minimum = -1e9, maximum = 1e9, multipleOf }: Schema): fc.Arbitrary<number> => {
  const [min, max] = [Math.max(minimum, -(2 ** 40)), Math.min(maximum, 2 ** 40)];
  if (type === 'integer')
    return fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, min + 9) }));
  if (!multipleOf) return fc.double({ min, max, noNaN: true });
  const parts = Math.round(1 / multipleOf);
  return fc.integer({ min: Math.ceil(min * parts), max: Math.floor(max * parts) }).map((n) => n / parts);
};

/** Values of published schemas: `odd` is the share of places with something else. */
export const createValues = (ids: Ids, odd: number) => {
  const isOdd = fc.nat(999).map((n) => n < odd * 1000);
  const perhapsOdd = (value: fc.Arbitrary<unknown>) =>
    odd === 0 ? value : isOdd.chain((is) => (is ? oddValues : value));

  const textsAt = (schema: Schema, { name, path }: Place): fc.Arbitrary<string> => {
    const table = tableOf(name, path);
    if (table) {
      const fresh = fc.uuid().map((id) => `fuzz-${id}`);
      return name === '_id'
        ? fc.oneof({ weight: 5, arbitrary: fresh }, { weight: 1, arbitrary: ids.of(table) })
        : fc.oneof({ weight: 9, arbitrary: ids.of(table) }, { weight: 1, arbitrary: texts(schema) });
    }
    const named = Object.hasOwn(byName, name) ? byName[name] : undefined;
    if (named)
      return fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...named) },
        { weight: 1, arbitrary: texts(schema) },
      );
    if (schema.format === 'date') return dates.map((date) => date.slice(0, 10));
    if (schema.format === 'date-time') return dates;
    if (schema.format === 'email') return fc.emailAddress();
    if (schema.format === 'base64')
      return fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('base64'));
    return texts(schema);
  };

  const objectsAt = ({ properties, required = [], additionalProperties: further }: Schema, place: Place) => {
    const inside = { ...place, depth: place.depth + 1 };
    if (!properties && typeof further === 'object')
      return fc.dictionary(
        fc.oneof(textsAt({}, place), fc.string({ maxLength: 12 })),
        valuesAt(further, { ...inside, name: '' }),
        { maxKeys: 5 },
      );
    const fields = Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, field]) => [name, valuesAt(field, { ...inside, name })]),
    );
    const whole = fc.record<Record<string, unknown>, string>(fields, { requiredKeys: required });
    if (odd === 0) return whole;
    const more = fc.dictionary(oddTexts, oddValues, { minKeys: 1, maxKeys: 2 });
    return fc.oneof(
      { weight: 8, arbitrary: whole },
      { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
      { weight: 1, arbitrary: fc.tuple(whole, more).map(([one, other]) => ({ ...one, ...other })) },
    );
  };

  const plainAt = (schema: Schema, place: Place): fc.Arbitrary<unknown> => {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valuesAt(each, place)));
    switch (schema.type) {
      case 'string':
        return textsAt(schema, place);
      case 'number':
      case 'integer':
        return numbers(schema);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array': {
        const { minItems = 0, maxItems = 5 } = schema;
        const items = valuesAt(schema.items ?? {}, { ...place, depth: place.depth + 1 });
        const upTo = (most: number) =>
          fc.array(items, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, most)) });
        // One is right more often than several are.
        return fc.oneof({ weight: 3, arbitrary: upTo(1) }, { weight: 1, arbitrary: upTo(5) });
      }
      case 'object':
        return objectsAt(schema, place);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  };

  const valuesAt = (schema: Schema, place: Place): fc.Arbitrary<unknown> =>
    place.depth > 8 ? fc.constant(null) : perhapsOdd(plainAt(resolve(schema), place));

  return { of: (schema: Schema, name: string, path: string) => valuesAt(schema, { name, path, depth: 0 }) };
};
