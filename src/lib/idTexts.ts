import { z } from 'zod/mini';

/** So many items does a call name at most in its address. */
export const MAX_IDS = 50;

/** Ids of items in an address, separated by commas: `a,b`; none if it is empty. */
export const idTexts = z._default(
  z.string().check(z.regex(new RegExp(`^([\\w-]{1,64}(,[\\w-]{1,64}){0,${MAX_IDS - 1}})?$`))),
  '',
);
