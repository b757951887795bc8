import { type Flag, flags, type User } from '#modules/auth/contract.ts';
import { can } from '#modules/auth/rules/can.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import type { Account } from './contract.ts';
import { mayHold, mayManage } from './rules.ts';

/** Rights that are granted one by one; the role decides who is superadmin. */
export type Right = Exclude<Flag, 'superadmin'> | 'ismUser' | 'captain';

/** The rights grouped by subject for display. */
export const rightGroups = {
  work: ['jobs', 'equipmentspage', 'logbook', 'calendar', 'reports'],
  stores: ['inventory', 'spareparts', 'supplier'],
  people: ['employees', 'watchkeeping', 'watchkeeper', 'hourstracker', 'guests', 'captain'],
  papers: ['documents', 'ism', 'ismUser'],
  office: ['accounting', 'charter', 'sales', 'tyssales', 'shipyard', 'management', 'liteadmin'],
} as const satisfies Record<string, readonly Right[]>;
export const rightGroupNames = ['work', 'stores', 'people', 'papers', 'office'] as const;

/** The number of permission flags that an account holds, and the number of all. */
export const heldOf = (account: Pick<Account, Flag>): { held: number; of: number } => {
  const given = flags.filter((flag) => flag !== 'superadmin');
  return { held: given.filter((flag) => account[flag]).length, of: given.length };
};

/**
 * The status of an account: `waiting` has no password yet, `mailFailed` has none and did not get the link to set one.
 */
export type AccountStatus = 'active' | 'waiting' | 'mailFailed' | 'deleted';
export const accountStatuses = ['mailFailed', 'waiting', 'active', 'deleted'] as const;

/** Computes the status of an account. */
export const accountStatus = ({
  softDeleted,
  welcome,
  changePassword,
}: Pick<Account, 'softDeleted' | 'welcome' | 'changePassword'>): AccountStatus => {
  if (softDeleted) return 'deleted';
  if (!changePassword) return 'active';
  return welcome === 'failed' ? 'mailFailed' : 'waiting';
};

type Target = Pick<Account, '_id' | 'role' | 'captain'>;

/** Whether a user may change an account's rights and role, delete or restore it, as on the server: never one's own. */
export const mayChange = (me: User, account: Target): boolean =>
  me._id !== account._id && mayManage(me.role, account.role) && (!account.captain || answersForVessel(me));

/** Whether a user may grant or remove a right: nobody grants a right they do not have. */
export const mayGive = (me: User, right: Right): boolean =>
  right === 'captain' ? answersForVessel(me) : right === 'ismUser' || can(me, { flag: right });

/** Why a user may not set one right of an account that they may change; undefined if they may. */
export const whyNot = (
  me: User,
  account: Pick<Account, 'role' | Right>,
  right: Right,
): 'notOutsider' | 'notYours' | undefined => {
  // What an outside user holds from earlier can be taken away.
  if (!mayHold(account.role, right) && !account[right]) return 'notOutsider';
  return mayGive(me, right) ? undefined : 'notYours';
};

/** Whether a user may change an account's address: the own, or, as it was never confirmed, that of somebody else. */
export const mayChangeEmail = (me: User, account: Target & Pick<Account, 'emailConfirmed'>): boolean =>
  me._id === account._id || (mayChange(me, account) && !account.emailConfirmed);

/** A person's name, or else their user name. */
export const accountName = ({
  firstName,
  lastName,
  username,
}: Pick<Account, 'firstName' | 'lastName' | 'username'>) => `${firstName} ${lastName}`.trim() || username;
