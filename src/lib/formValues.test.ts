import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { blankOf, valuesOf } from './formValues.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  city: z._default(z.string(), ''),
  from: z.iso.date(),
  kind: z.enum(['yard', 'agent']),
  gender: z.enum(['', 'female', 'male']),
  active: z.boolean(),
  atSea: z._default(z.boolean(), true),
  hours: z.nullable(z.number()),
  days: z.number(),
  members: z.array(z.string()),
  currency: z.pipe(z.string().check(z.toUpperCase()), z.string().check(z.length(3))),
  place: z.object({ deck: z._default(z.nullable(z.number()), null), side: z.string() }),
});

test('a blank form holds the defaults, and the empty value for fields without one', () => {
  expect(blankOf(schema)).toEqual({
    name: '',
    city: '',
    from: '',
    kind: 'yard',
    gender: '',
    active: false,
    atSea: true,
    hours: null,
    days: undefined,
    members: [],
    currency: '',
    place: { deck: null, side: '' },
  });
});

test('a schema with a rule over several fields gives the same blank form', () => {
  const ruled = z
    .object({ from: z.string(), to: z.string() })
    .check(z.refine(({ from, to }) => from <= to, { path: ['to'] }));
  expect(blankOf(ruled)).toEqual({ from: '', to: '' });
});

test('two blank forms share no array', () => {
  const teams = z.object({ members: z._default(z.array(z.string()), []) });
  expect(blankOf(teams).members).not.toBe(blankOf(teams).members);
});

test('the form takes only its own fields from an item; an older item gets the defaults of later fields', () => {
  const short = z.object({
    name: z.string(),
    remarks: z._default(z.string(), ''),
    hours: z.nullable(z.number()),
  });
  expect(valuesOf(short, { _id: 'a', rev: 2, name: 'Pump', hours: 0 })).toEqual({
    name: 'Pump',
    remarks: '',
    hours: 0,
  });
});
