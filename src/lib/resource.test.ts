import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { defineResource } from './resource.ts';

const lamps = defineResource({
  name: 'lamps',
  path: '/api/lamps',
  flag: 'equipmentspage',
  fields: z.object({
    name: z.string(),
    colour: z._default(z.string(), 'red'),
    lit: z._default(z.boolean(), true),
  }),
  writable: z.object({
    name: z.string(),
    colour: z._default(z.string(), 'red'),
    lit: z._default(z.boolean(), true),
  }),
  nameOf: ({ name }) => name,
});

it('fills in the defaults of a create', () => {
  expect(lamps.calls.create.body?.parse({ _id: 'l1', boatID: 'b1', name: 'Masthead' })).toEqual({
    _id: 'l1',
    boatID: 'b1',
    name: 'Masthead',
    colour: 'red',
    lit: true,
  });
});

it('leaves fields alone that an update does not name', () => {
  expect(lamps.calls.update.body?.parse({ rev: 3, lit: false })).toEqual({ rev: 3, lit: false });
});

it('knows which fields are left out when they hold their default', () => {
  const shape = {
    name: z.string(),
    colour: z._default(z.string(), 'red'),
    lit: z._default(z.boolean(), true),
    spare: z._default(z.boolean(), false),
    remarks: z._default(z.string(), ''),
    watts: z._default(z.nullable(z.number()), null),
    tags: z._default(z.array(z.string()), []),
    marks: z._default(z.record(z.string(), z.string()), {}),
    changed: z._default(z.number(), 0),
  };
  const { empties } = defineResource({
    name: 'lamps',
    path: '/api/lamps',
    flag: 'equipmentspage',
    fields: z.object(shape),
    writable: z.object(shape),
    nameOf: () => '',
  });
  expect(empties).toEqual({ spare: false, remarks: '', watts: null, tags: [], marks: {}, changed: 0 });
});
