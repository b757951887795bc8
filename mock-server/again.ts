import type { MessageKey } from './messages.ts';
import { refuse } from './refusal.ts';

/** PostgreSQL's words for a row of somebody else: one that exists already out of reach, or may not be written. */
const outOfReach = new Map<string, MessageKey>([
  ['23505', 'notYours'],
  ['42501', 'notYourBoat'],
]);

/**
 * PostgreSQL's words for "two writers met, one was taken back": nothing is wrong, it is simply done again. 23505 is the
 * same thing made by both; the second time it is found.
 */
const meetings = new Set(['40P01', '40001', '23505']);

/** Writes, and once more where two writers met; refuses what is out of the person's reach. */
export const again = async <T>(write: () => Promise<T>, tries = 3): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (tries > 1 && meetings.has(code)) return again(write, tries - 1);
    const key = outOfReach.get(code);
    throw key ? refuse(403, key) : error;
  }
};
