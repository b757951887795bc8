import { z } from 'zod/mini';
import { bare, requiredDay, requiredHours } from '#lib/fields.ts';
import { completion } from '#modules/worklist/contract/entries.ts';
import { part } from '#modules/worklist/contract.ts';

/** The fields for completing a job. */
export const completeFields = z.object({
  date: requiredDay,
  meterValue: z.nullable(requiredHours),
  minutes: bare(completion.shape.minutes),
  note: bare(completion.shape.note),
  openReason: bare(completion.shape.openReason),
  parts: z.array(part),
});
export type CompleteValues = z.infer<typeof completeFields>;
