import { profileReads } from '#modules/profile/contract/calls.ts';
import { topic } from '../../live/topics.ts';

/** Who is aboard. */
export const people = topic('people', profileReads.onboard.access);
/** The cash of a person, named by the user. */
export const pettyCash = topic('profiles/cash', { flag: 'accounting' });
