import { z } from 'zod/mini';
import { type Access, endpoint } from '#lib/endpoint.ts';
import {
  choice,
  count,
  day,
  figure,
  longText,
  requiredDay,
  requiredInstant,
  requiredPersonRef,
} from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

/** Crew managers for everybody; others for themselves, and heads for their department. */
const access: Access = { flag: 'employees', own: true };

/** `leave` takes from the balance; the others are justified absence (MLC 2006, Guideline B2.4). */
export const leaveKinds = ['leave', 'unpaid', 'sick', 'other'] as const;
export const leaveStates = ['asked', 'headAgreed', 'approved', 'refused'] as const;

const travelDays = z._default(z.int().check(z.minimum(0), z.maximum(7)), 0);

/** A request: the days away, both included, and the days of travel before and after, which take nothing. */
export const leaveFields = z.object({
  userID: requiredPersonRef,
  kind: z._default(choice(leaveKinds), 'leave'),
  from: requiredDay,
  to: requiredDay,
  travelBefore: travelDays,
  travelAfter: travelDays,
  note: longText(1000),
});

/** A decision: first the head of department, then the master. */
const step = z.object({
  role: z.enum(['head', 'master']),
  agreed: z.boolean(),
  by: z.string(),
  byID: z.string(),
  reason: z.string(),
  at: requiredInstant,
});

const leave = defineResource({
  name: 'leaves',
  path: '/api/leaves',
  flag: 'employees',
  own: true,
  fields: z.object({
    ...leaveFields.shape,
    status: z._default(choice(leaveStates), 'asked'),
    steps: z._default(z.array(step), []),
  }),
  writable: leaveFields,
  nameOf: ({ from, to }) => `${from} – ${to}`,
});

/** Leave that was asked for. Everybody asks for themselves, and changes or withdraws it until it is decided. */
export const leaves = {
  ...leave,
  calls: {
    ...leave.calls,
    create: { ...leave.calls.create, access },
    update: { ...leave.calls.update, access },
    remove: { ...leave.calls.remove, access },
  },
};
export type Leave = z.infer<typeof leaves.item>;

export const leaveCommands = {
  decide: endpoint.post('/api/leaves/:id/decide', {
    access,
    body: z.object({
      agreed: z.boolean(),
      reason: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    }),
    response: leaves.item,
    summary:
      'Agrees to a leave or refuses it: first the head of the department, then the captain or management, who may decide at once.',
    undo: { call: 'decide' },
  }),
};

export const patterns = ['sixty', 'twoTwo', 'fourTwo', 'twoOne', 'own'] as const;
export type Pattern = (typeof patterns)[number];
export const vacationKinds = ['opening', 'terms', 'adjustment'] as const;

/** An entry of the ledger: what somebody began with, how leave is earned from a day on, or a correction. */
export const vacationFields = z.object({
  userID: requiredPersonRef,
  kind: choice(vacationKinds),
  date: requiredDay,
  /** Of an opening or a correction; may be negative. */
  days: figure({ min: -1000, max: 1000 }),
  /** Of terms. */
  pattern: z._default(choice(patterns), 'sixty'),
  /** Of terms with an own pattern: days a year. */
  annualDays: figure({ min: 0, max: 366 }),
  note: longText(500),
});

/** The ledger of leave besides what was taken; the balance is worked out, and never stored. */
export const vacations = defineResource({
  name: 'vacations',
  path: '/api/vacations',
  flag: 'employees',
  own: true,
  fields: vacationFields,
  writable: vacationFields,
  nameOf: ({ date }) => date,
});
export type Vacation = z.infer<typeof vacations.item>;

const least = count({ max: 50 });

export const manningFields = z.object({
  deckOfficers: least,
  engineers: least,
  deckRatings: least,
  cooks: least,
  /** Until when the document is valid. */
  validUntil: day,
});

/** The vessel's safe manning document: how many of each are on board at least. One item a boat. */
export const manning = defineResource({
  name: 'manning',
  path: '/api/manning',
  flag: 'employees',
  fields: manningFields,
  writable: manningFields,
  nameOf: () => '',
});
export type Manning = z.infer<typeof manning.item>;
