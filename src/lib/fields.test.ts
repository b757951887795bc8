import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod/mini';
import {
  bare,
  choice,
  colour,
  count,
  currency,
  day,
  email,
  fieldInfo,
  fieldKind,
  figure,
  flag,
  hours,
  idField,
  instant,
  itemRef,
  longText,
  money,
  personRef,
  personRefs,
  quantity,
  readForm,
  requiredBalance,
  requiredDay,
  requiredHours,
  requiredInstant,
  requiredItemRef,
  requiredLongText,
  requiredPersonRef,
  requiredText,
  text,
} from './fields.ts';
import { newId } from './newId.ts';
import { defineResource } from './resource.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const instants = fc
  .date({ min: new Date(0), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const words = fc.string({ unit: 'binary', maxLength: 40 }).map((word) => word.trim());
const someWords = words.filter(Boolean);
const ids = fc.oneof(fc.stringMatching(/^[\w-]{1,64}$/), fc.constant(0).map(newId));
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const whole = (min: number, max: number) => fc.integer({ min, max });
const tenths = whole(0, 10_000_000).map((n) => n / 10);
const plain = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((n) => n + 0);

const fields: Record<string, [schema: z.ZodMiniType, values: fc.Arbitrary<unknown>]> = {
  text: [text(80), words],
  requiredText: [requiredText(80), someWords],
  longText: [longText(4000), words],
  requiredLongText: [requiredLongText(4000), someWords],
  day: [day, orNull(days)],
  requiredDay: [requiredDay, days],
  instant: [instant, orNull(instants)],
  requiredInstant: [requiredInstant, instants],
  count: [count(), orNull(whole(0, 1_000_000_000))],
  figure: [figure(), orNull(plain(-1_000_000_000, 1_000_000_000))],
  quantity: [quantity(1), plain(0, 100_000)],
  hours: [hours, orNull(tenths)],
  requiredHours: [requiredHours, tenths],
  money: [money('currency'), orNull(whole(0, 1_000_000_000))],
  requiredBalance: [requiredBalance('currency'), whole(-1_000_000_000, 1_000_000_000)],
  currency: [currency, fc.stringMatching(/^[A-Z]{3}$/)],
  choice: [choice(['', 'low', 'high']), fc.constantFrom('', 'low', 'high')],
  flag: [flag(true), fc.boolean()],
  colour: [colour, fc.stringMatching(/^#[0-9A-Fa-f]{6}$/)],
  idField: [idField, ids],
  itemRef: [itemRef('worklist'), fc.oneof(ids, fc.constant(''))],
  requiredItemRef: [requiredItemRef('worklist'), ids],
  personRef: [personRef, fc.oneof(ids, fc.constant(''))],
  requiredPersonRef: [requiredPersonRef, ids],
  personRefs: [personRefs(20), fc.array(ids, { maxLength: 20 })],
};

describe.each(Object.entries(fields))('%s', (_, [schema, values]) => {
  it('accepts valid values, and returns them unchanged after a JSON round trip', () => {
    fc.assert(
      fc.property(values, (value) => {
        const parsed = schema.parse(value);
        expect(parsed).toEqual(value);
        expect(schema.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(value);
      }),
    );
  });

  it('rejects any other value, or turns it into one that it accepts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.double(), days, ids), (value) => {
        const parsed = schema.safeParse(value);
        if (parsed.success) expect(schema.parse(parsed.data)).toEqual(parsed.data);
      }),
    );
  });

  it('accepts in the read form whatever it accepts for writing', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(z.parse(readForm(schema), value)).toEqual(value);
      }),
    );
  });
});

test.each<[string, z.ZodMiniType, unknown]>([
  ['a day that does not exist', day, '2026-02-30'],
  ['a mistyped year', day, '0026-06-18'],
  ['a year after the last', requiredDay, '2201-01-01'],
  ['a year before the first', requiredDay, '1899-12-31'],
  ['a moment for a day', day, '2026-06-18T08:00:00.000Z'],
  ['a day for a moment', instant, '2026-06-18'],
  ['a moment of a zone', requiredInstant, '2026-06-18T08:00:00+02:00'],
  ['a text that is too long', text(3), 'abcd'],
  ['blanks for a name', requiredText(80), ' \n\t '],
  ['an amount with a fraction', money('currency'), 12.5],
  ['an amount below nothing', money('currency'), -1],
  ['an amount beyond the largest', money('currency'), 1_000_000_001],
  ['an endless number', figure(), Number.POSITIVE_INFINITY],
  ['hundredths of an hour', hours, 0.25],
  ['a currency in small letters', currency, 'eur'],
  ['a choice that is none', choice(['low', 'high']), ''],
  ['a yes in words', flag(false), 'true'],
  ['a path for an id', idField, '../../etc/passwd'],
  ['no id', requiredPersonRef, ''],
  ['an id with a blank', itemRef('worklist'), 'a b'],
  ['an id that is too long', idField, 'x'.repeat(65)],
  ['an id among people that is none', personRefs(5), ['user-chef', '']],
  ['a colour by its name', colour, 'red'],
  ['an address without a domain', email, 'chef@'],
])('refuses %s', (_, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

describe('an empty field', () => {
  it("is '' for texts and references, null for days, instants and figures", () => {
    const empties = z.object({ text: text(9), item: itemRef('x'), person: personRef, people: personRefs(9) });
    expect(empties.parse({})).toEqual({ text: '', item: '', person: '', people: [] });
    const nulls = z.object({ day, instant, count: count(), figure: figure(), hours, money: money('c') });
    expect(nulls.parse({})).toEqual({
      day: null,
      instant: null,
      count: null,
      figure: null,
      hours: null,
      money: null,
    });
  });

  it('is not filled in where the field stands alone', () => {
    expect(bare(text(9)).safeParse(undefined).success).toBe(false);
  });
});

describe('values written by earlier versions', () => {
  const fields = z.object({ signedAt: day, ownerID: requiredPersonRef, crewIDs: personRefs(9) });
  const sample = defineResource({
    name: 'papers',
    path: '/api/papers',
    flag: 'documents',
    fields,
    writable: fields,
    nameOf: () => '',
  });
  const stored = {
    _id: 'p1',
    boatID: 'b1',
    rev: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    updatedBy: '',
    ownerID: 'user chef',
    crewIDs: ['user.chef'],
  };

  it("can be read: '' for no day, a mistyped year, an id with other characters", () => {
    expect(sample.item.parse({ ...stored, signedAt: '' }).signedAt).toBeNull();
    expect(sample.item.parse({ ...stored, signedAt: '0026-06-18' })).toMatchObject({
      signedAt: '0026-06-18',
      ownerID: 'user chef',
      crewIDs: ['user.chef'],
    });
  });

  it('cannot be written again, except the empty day that a device still sends', () => {
    const sent = { rev: 1 };
    const { body } = sample.calls.update;
    expect(body?.parse({ ...sent, signedAt: '' })).toEqual({ ...sent, signedAt: null });
    expect(body?.safeParse({ ...sent, signedAt: '0026-06-18' }).success).toBe(false);
    expect(body?.safeParse({ ...sent, ownerID: 'user chef' }).success).toBe(false);
  });

  it('is kept unchanged', () => {
    expect(fieldKind(sample.item.shape.signedAt)).toBe('day');
    expect(fieldKind(sample.item.shape.crewIDs)).toBe('people');
    expect(sample.empties).toEqual({ signedAt: null, crewIDs: [] });
  });
});

test('a field has the same info under any wrapper that makes it optional', () => {
  expect(fieldInfo(z.optional(text(9)))).toEqual({ kind: 'text' });
  expect(fieldInfo(itemRef('worklist'))).toEqual({ kind: 'item', resource: 'worklist' });
  expect(fieldInfo(money('salaryCurrency'))).toEqual({ kind: 'money', currencyField: 'salaryCurrency' });
  expect(fieldInfo(z._default(choice(['', 'low']), ''))).toEqual({ kind: 'choice', values: ['', 'low'] });
  expect(fieldInfo(z.partial(z.object({ day })).shape.day)).toEqual({ kind: 'day' });
});

test('a schema that is not of this vocabulary gets its info from its type', () => {
  expect(fieldInfo(z.nullable(z.enum(['a', 'b'])))).toEqual({ kind: 'choice', values: ['a', 'b'] });
  expect(fieldKind(z.iso.date())).toBe('day');
  expect(fieldKind(z._default(z.iso.datetime(), ''))).toBe('instant');
  expect(fieldKind(z.boolean())).toBe('boolean');
  expect(fieldKind(z.nullable(z.int()))).toBe('number');
  expect(fieldKind(z.optional(z.string()))).toBe('text');
  expect(fieldKind(z.object({}))).toBe('other');
});
