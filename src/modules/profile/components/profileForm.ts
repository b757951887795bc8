import type { DefaultValues } from 'react-hook-form';
import { z } from 'zod/mini';
import { currency } from '#lib/fields.ts';
import { valuesOf } from '#lib/formValues.ts';
import { toMajor, toMinor } from '#lib/money.ts';
import { type Profile, payFields, personalFields, serviceFields } from '../contract.ts';

const amount = z.nullable(z.number().check(z.minimum(0), z.maximum(10_000_000)));

/** The fields of the form: those of the contract, but pay in major units of its currency. */
export const profileForm = z.pipe(
  z.object({
    ...personalFields.shape,
    ...serviceFields.shape,
    taxNumber: payFields.shape.taxNumber,
    salaryCurrency: z.pipe(z.string().check(z.trim(), z.toUpperCase()), currency),
    salaryRate: amount,
    salaryRatePerMonth: amount,
  }),
  z.transform((form) => ({
    ...form,
    salaryRate: toMinor(form.salaryRate, form.salaryCurrency),
    salaryRatePerMonth: toMinor(form.salaryRatePerMonth, form.salaryCurrency),
  })),
);
export type ProfileForm = z.input<typeof profileForm>;

/** A profile as form values, also with values that the form will not accept. */
export const toForm = (profile: Profile): DefaultValues<ProfileForm> => ({
  ...valuesOf(personalFields, profile),
  ...valuesOf(serviceFields, profile),
  taxNumber: profile.taxNumber,
  salaryCurrency: profile.salaryCurrency,
  salaryRate: toMajor(profile.salaryRate, profile.salaryCurrency),
  salaryRatePerMonth: toMajor(profile.salaryRatePerMonth, profile.salaryCurrency),
});
