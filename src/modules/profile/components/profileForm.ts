import { z } from 'zod';
import { currency, type Profile, payFields, personalFields, serviceFields } from '../contract.ts';
import { toMajor, toMinor } from '../rules.ts';

const amount = z.number().min(0).max(10_000_000).nullable();

/** What the form edits: as the contract has it, but pay as people write it, in whole units of its currency. */
export const profileForm = z.object({
  ...personalFields.shape,
  ...serviceFields.shape,
  taxNumber: payFields.shape.taxNumber,
  salaryCurrency: z.string().trim().toUpperCase().pipe(currency),
  salaryRate: amount,
  salaryRatePerMonth: amount,
});
export type ProfileForm = z.input<typeof profileForm>;

/** A profile as the form shows it. */
export const toForm = (profile: Profile): z.output<typeof profileForm> => ({
  ...personalFields.parse(profile),
  ...serviceFields.parse(profile),
  taxNumber: profile.taxNumber,
  salaryCurrency: profile.salaryCurrency,
  salaryRate: toMajor(profile.salaryRate, profile.salaryCurrency),
  salaryRatePerMonth: toMajor(profile.salaryRatePerMonth, profile.salaryCurrency),
});

/** The fields that the form changed, as the contract has them; others are not sent. */
export const changedOf = (profile: Profile, form: z.output<typeof profileForm>) => {
  const old: Record<string, unknown> = profile;
  const next = {
    ...form,
    salaryRate: toMinor(form.salaryRate, form.salaryCurrency),
    salaryRatePerMonth: toMinor(form.salaryRatePerMonth, form.salaryCurrency),
  };
  return Object.fromEntries(Object.entries(next).filter(([key, value]) => old[key] !== value));
};
