import { type Flag, flags, type User } from '#modules/auth/contract.ts';
import { can } from '#modules/auth/rules/can.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import type { Account } from './contract.ts';
import { mayManage } from './rules.ts';

/** What is given and taken one by one; who is superadmin says the role. */
export type Right = Exclude<Flag, 'superadmin'> | 'ismUser';

/** The rights as they are shown: by what they are about. */
export const rightGroups = {
  work: ['jobs', 'equipmentspage', 'logbook', 'calendar', 'reports'],
  stores: ['inventory', 'spareparts', 'supplier'],
  people: ['employees', 'watchkeeping', 'watchkeeper', 'hourstracker', 'guests'],
  papers: ['documents', 'ism', 'ismUser'],
  office: ['accounting', 'charter', 'sales', 'tyssales', 'shipyard', 'management', 'liteadmin'],
} as const satisfies Record<string, readonly Right[]>;
export const rightGroupNames = ['work', 'stores', 'people', 'papers', 'office'] as const;

/** How many permission flags somebody holds, of how many there are to give. */
export const heldOf = (account: Pick<Account, Flag>): { held: number; of: number } => {
  const given = flags.filter((flag) => flag !== 'superadmin');
  return { held: given.filter((flag) => account[flag]).length, of: given.length };
};

/** Where an account stands: `waiting` has no password yet, `mailFailed` has none and was not told how to set one. */
export type AccountStatus = 'active' | 'waiting' | 'mailFailed' | 'deleted';
export const accountStatuses = ['mailFailed', 'waiting', 'active', 'deleted'] as const;

/** The standing of an account. */
export const accountStatus = ({
  softDeleted,
  welcome,
  changePassword,
}: Pick<Account, 'softDeleted' | 'welcome' | 'changePassword'>): AccountStatus => {
  if (softDeleted) return 'deleted';
  if (!changePassword) return 'active';
  return welcome === 'failed' ? 'mailFailed' : 'waiting';
};

type Target = Pick<Account, '_id' | 'role' | 'jobtitle'>;

/** Whether somebody may change an account's rights and role, delete or restore it, as the server decides it: never one's own. */
export const mayChange = (me: User, account: Target): boolean =>
  me._id !== account._id &&
  mayManage(me.role, account.role) &&
  (account.jobtitle !== 'Captain' || answersForVessel(me));

/** Whether somebody may give or take a right: nobody gives what they do not have. */
export const mayGive = (me: User, right: Right): boolean => right === 'ismUser' || can(me, { flag: right });

/** A person's name, else the name they sign in with. */
export const nameOf = ({
  firstName,
  lastName,
  username,
}: Pick<Account, 'firstName' | 'lastName' | 'username'>) => `${firstName} ${lastName}`.trim() || username;
