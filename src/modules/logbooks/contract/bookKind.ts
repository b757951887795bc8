import { z } from 'zod/mini';
import { bookKinds } from '../rules/book.ts';

/** One of our books, or `own-` and the id of a vessel's own. */
export const bookKind = z.union([
  z.enum(bookKinds),
  z.templateLiteral(['own-', z.string().check(z.regex(/^[\w-]{1,64}$/))]),
]);
