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
