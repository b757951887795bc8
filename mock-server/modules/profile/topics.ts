import { profileReads } from '#modules/profile/contract/calls.ts';
import { topic } from '../../live/topics.ts';

/** Who is aboard. */
export const people = topic('people', profileReads.onboard.access);
/** A person's cash, by user id. */
export const pettyCash = topic('profiles/cash', { flag: 'accounting' });
