import { z } from 'zod/mini';
import { bare, requiredHours } from '#lib/fields.ts';
import { postponing } from '#modules/worklist/contract/entries.ts';

/** The fields for postponing jobs. */
export const postponeFields = z.object({
  by: z.enum(['week', 'month', 'day']),
  dueDate: postponing.shape.dueDate,
  dueHours: z.nullable(requiredHours),
  project: bare(postponing.shape.project),
  reason: postponing.shape.reason,
});
export type PostponeValues = z.infer<typeof postponeFields>;
