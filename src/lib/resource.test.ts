import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineResource } from './resource.ts';

const lamps = defineResource({
  name: 'lamps',
  path: '/api/lamps',
  flag: 'equipmentspage',
  fields: z.object({ name: z.string(), colour: z.string().default('red'), lit: z.boolean().default(true) }),
  writable: z.object({ name: z.string(), colour: z.string().default('red'), lit: z.boolean().default(true) }),
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

it('leaves alone what an update does not name', () => {
  expect(lamps.calls.update.body?.parse({ rev: 3, lit: false })).toEqual({ rev: 3, lit: false });
});

it('knows which fields say nothing when they hold their default', () => {
  const shape = {
    name: z.string(),
    colour: z.string().default('red'),
    lit: z.boolean().default(true),
    spare: z.boolean().default(false),
    remarks: z.string().default(''),
    watts: z.number().nullable().default(null),
    tags: z.array(z.string()).default([]),
    marks: z.record(z.string(), z.string()).default({}),
    changed: z.number().default(0),
  };
  const { empties } = defineResource({
    name: 'lamps',
    path: '/api/lamps',
    flag: 'equipmentspage',
    fields: z.object(shape),
    writable: z.object(shape),
  });
  expect(empties).toEqual({ spare: false, remarks: '', watts: null, tags: [], marks: {}, changed: 0 });
});
