import { z } from 'zod/mini';

const id = z.catch(z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))), undefined);
const dayInUrl = z.catch(z.optional(z.iso.date()), undefined);

/** What the list of movements is narrowed to, in the URL. */
export const ledgerSearch = z.object({
  kind: id,
  place: id,
  person: id,
  item: id,
  job: id,
  order: id,
  from: dayInUrl,
  to: dayInUrl,
});
export type LedgerSearch = z.infer<typeof ledgerSearch>;
