import { z } from 'zod/mini';
import { choice, figure, flag, requiredText, text } from '#lib/fields.ts';

/** The kinds of fields that a vessel's own book can have. */
export const ownKinds = ['text', 'longText', 'number', 'time', 'position', 'choice', 'yesNo'] as const;

export const MOST_FIELDS = 30;

const field = z.object({
  /** The name under which entries keep it; it stays when the words change. */
  key: z.string().check(z.regex(/^\w{1,20}$/)),
  name: requiredText(40),
  kind: choice(ownKinds),
  unit: text(12),
  min: figure(),
  max: figure(),
  decimals: z._default(z.int().check(z.minimum(0), z.maximum(3)), 1),
  values: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(20)), []),
  required: flag(false),
  carry: flag(false),
});

/** A vessel's own book. A volume holds the version with which its entries were written, sealed in its opening. */
export const ownFields = {
  title: requiredText(60),
  hint: text(80),
  keepYears: z._default(z.int().check(z.minimum(1), z.maximum(30)), 1),
  fields: z._default(z.array(field).check(z.maxLength(MOST_FIELDS)), []),
};

export const ownDescription = z.object(ownFields);
export type OwnDescription = z.infer<typeof ownDescription>;
