import type { Hono } from 'hono';
import { type Guest, guests } from '#modules/guests/contract.ts';
import { type Call, implement } from '../implement.ts';
import { tellChanged } from '../live/tell.ts';
import { refuse } from '../refusal.ts';
import { resourceHandlers } from '../resourceHandlers.ts';
import type { Services } from '../services.ts';

const check = async (_call: Pick<Call, 'db'>, next: Guest) => {
  const { embarkmentDate: from, disembarkmentDate: to } = next;
  if (from && to && to < from) throw refuse(400, 'disembarksEarlier', {}, 'disembarkmentDate');
};

/** The guests of a boat. */
export const mountGuests = (app: Hono, services: Services) =>
  implement(
    app,
    services,
    guests.calls,
    resourceHandlers<typeof guests, Guest>(guests, {
      check,
      // Their names stand on the list of who is aboard, which more people read.
      after: (call, guest) => tellChanged({ ...call, opId: '' }, 'people', guest.boatID, [guest._id]),
    }),
  );
