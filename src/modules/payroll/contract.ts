import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import {
  choice,
  currency,
  day,
  idField,
  longText,
  money,
  requiredBalance,
  requiredDay,
  requiredInstant,
  requiredPersonRef,
  requiredText,
  text,
} from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';
import { isIban } from './rules/iban.ts';
import { divisors } from './rules/pay.ts';

const halfDays = z.number().check(z.minimum(0), z.maximum(31), z.multipleOf(0.5));

/** An international account number without spaces, or ''. */
const iban = z._default(
  z.string().check(
    z.trim(),
    z.maxLength(39),
    z.toUpperCase(),
    z.overwrite((value) => value.replaceAll(' ', '')),
    z.refine((value) => value === '' || isIban(value)),
  ),
  '',
);
const bic = z._default(
  z.string().check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/)),
  '',
);

/** Part of the pay that goes elsewhere, for example home. */
export const allotment = z.object({
  _id: idField,
  name: requiredText(70),
  iban,
  bic,
  /** In the currency of the pay. */
  amount: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  /** What it is paid in, if not the currency of the pay; '' for the same. */
  currency: z._default(z.string().check(z.regex(/^([A-Z]{3})?$/)), ''),
  /** So much of that currency for one of the pay's; null where it is the same. */
  rate: z._default(z.nullable(z.number().check(z.minimum(0.000001), z.maximum(1_000_000))), null),
});
export type Allotment = z.infer<typeof allotment>;

export const correctionKinds = ['correction', 'carried'] as const;

/** What a locked month was wrong by, or could not take: it counts in this one. */
export const correction = z.object({
  _id: idField,
  kind: z.enum(correctionKinds),
  /** Minor units, negative for what is taken back. */
  amount: z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000)),
  reason: z.string().check(z.trim(), z.maxLength(300)),
  /** The locked pay that it is about. */
  of: idField,
});
export type Correction = z.infer<typeof correction>;

/** A person's pay of a period, as entered (specification, section 3). Amounts are minor units of `currency`. */
export const payrollFields = z.object({
  userID: requiredPersonRef,
  startDate: requiredDay,
  endDate: requiredDay,
  contractStart: day,
  currency: z._default(currency, 'EUR'),
  /** Per day. */
  salaryRate: money('currency'),
  salaryRatePerMonth: money('currency'),
  bonus: money('currency'),
  cashAdvance: money('currency'),
  /** Days, also halves. */
  withoutPay: z._default(z.nullable(halfDays), null),
  notes: longText(2000),
  corrections: z._default(z.array(correction).check(z.maxLength(50)), []),
  allotments: z._default(z.array(allotment).check(z.maxLength(10)), []),
  /** The account that takes what is left. */
  accountName: text(70),
  iban,
  bic,
});
export type PayrollFields = z.infer<typeof payrollFields>;

/** Fields that the server sets. */
const keptFields = z.object({
  totalSalary: z._default(requiredBalance('currency'), 0),
  /** Kept with each pay, so that a later change of the setting changes nothing that was worked out. */
  divisor: z._default(choice(divisors), 'thirty'),
  /** The person as they were, for lists and payslips. */
  name: text(200),
  jobtitle: text(80),
  department: text(60),
  taxNumber: text(60),
  lockedAt: z._default(z.nullable(requiredInstant), null),
  lockedBy: text(200),
});

/** The pay of people, a row for each and month. Those with `accounting` write it; a person reads their own once locked. */
export const payrolls = defineResource({
  name: 'payrolls',
  path: '/api/payrolls',
  flag: 'accounting',
  own: true,
  fields: z.object({ ...payrollFields.shape, ...keptFields.shape }),
  writable: payrollFields,
  nameOf: ({ name, startDate }) => `${name}, ${startDate.slice(0, 7)}`,
});
export type Payroll = z.infer<typeof payrolls.item>;

export const paySettingsFields = z.object({
  divisor: z._default(choice(divisors), 'thirty'),
  /** Who pays, in the bank's file. */
  payerName: text(70),
  iban,
  bic,
});

/** How a vessel pays: one item a boat. */
export const paysettings = defineResource({
  name: 'paysettings',
  path: '/api/paysettings',
  flag: 'accounting',
  fields: paySettingsFields,
  writable: paySettingsFields,
  nameOf: ({ payerName }) => payerName,
});
export type PaySettings = z.infer<typeof paysettings.item>;

const month = z.string().check(z.regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/));
const accounting = { flag: 'accounting' };

export const payrollCommands = {
  prepare: endpoint.post('/api/payrolls/boat/:boatID/prepare', {
    access: accounting,
    body: z.object({ month }),
    response: z.array(payrolls.item),
    summary:
      'Begins the pay of a month: a row for each of the crew who has a rate and none yet, with account, allotments and what was carried from the month before. Returns all rows of the month.',
    undo: { none: 'Rows that are not wanted are deleted one by one.' },
  }),
  lock: endpoint.post('/api/payrolls/boat/:boatID/lock', {
    access: accounting,
    body: z.object({
      month,
      /** The rows as the caller saw them: 409 if one was changed, added or deleted since. */
      rows: z.array(z.object({ _id: idField, totalSalary: z.int() })).check(z.minLength(1), z.maxLength(500)),
    }),
    response: z.array(payrolls.item),
    summary:
      'Locks the pay of a month for ever and tells each person that the payslip is there. What is wrong later is put right in the next month.',
    undo: { none: 'A locked run never changes. A correction is a line of the next run.' },
  }),
};

/** The languages of payslips. */
const slipLanguages = ['en', 'fr', 'zh', 'ja'] as const;

export const payrollPapers = {
  slip: endpoint.file('/api/payrolls/:id/payslip', {
    access: { flag: 'accounting', own: true },
    answers: 'application/pdf',
    search: z.object({ language: z._default(z.enum(slipLanguages), 'en') }),
    summary: 'Returns a payslip as a PDF: for its seafarer once it is locked, and for users with accounting.',
  }),
};
