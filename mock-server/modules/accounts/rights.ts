import { sql } from 'kysely';
import { type Flag, flags } from '#modules/auth/contract.ts';
import type { Account } from '#modules/users/contract.ts';
import { isOutside, mayManage, outsideRoles } from '#modules/users/rules.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { allows } from '../../auth/access.ts';
import { canAccessBoat, type Viewer } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { MessageKey } from '../../messages/en.ts';

type Target = Pick<Account, '_id' | 'role' | 'captain' | 'boatID' | 'managementID'> &
  Partial<Record<Flag, boolean>>;

/** Whether the user `u` of a statement is from outside, as `isOutside` says of a role. */
export const fromOutside = sql<boolean>`u.role in (${sql.join(outsideRoles)})`;

/** Accounts of outside users may also be managed by users with the shipyard flag. */
const managerFlags = ({ role }: Pick<Target, 'role'>) =>
  isOutside(role)
    ? ['employees', 'management', 'superadmin', 'shipyard']
    : ['employees', 'management', 'superadmin'];

const inReach = (viewer: Viewer, target: Target) => {
  if (viewer.superadmin) return true;
  // Management users belong to a company, whichever boat they view.
  if (target.role === 'management')
    return viewer.managementID !== '' && viewer.managementID === target.managementID;
  return target.role !== 'superadmin' && target.boatID !== '' && canAccessBoat(viewer, target.boatID);
};

const objection = (viewer: Viewer, target: Target): MessageKey | undefined => {
  if (!inReach(viewer, target)) return 'notYourBoat';
  if (!allows(viewer, { flag: managerFlags(target) })) return 'notAllowed';
  if (!mayManage(viewer.role, target.role)) return 'notYourRank';
  // Only users who answer for the vessel manage the captain's account.
  if (target.captain && !answersForVessel(viewer)) return 'notYourRank';
  // Control of an account gives its rights, so nobody may change an account that has more rights than their own.
  if (flags.some((flag) => target[flag] && !viewer.superadmin && !viewer.flags.has(flag)))
    return 'notYourFlag';
  return undefined;
};

/** Fails if the caller may not change an account of this kind. */
export const checkManages = (viewer: Viewer, target: Target): void => {
  const key = objection(viewer, target);
  if (key) throw fail(403, key);
};

/** Fails if the caller may not appoint somebody of this role as captain: crew only, by who answers for the vessel. */
export const checkAppoints = (viewer: Viewer, role: string, path?: string): void => {
  if (role !== 'crew' || !answersForVessel(viewer)) throw fail(403, 'captainWho', {}, path);
};

/** As `checkManages`, but never for oneself: nobody changes their own rights. */
export const checkManagesOther = (viewer: Viewer, target: Target): void => {
  if (target._id === viewer._id) throw fail(403, 'notYourself');
  checkManages(viewer, target);
};

/** Fails if the caller may not read an account: users read their own, and those of a boat or company they manage. */
export const checkReads = (viewer: Viewer, target: Target): void => {
  if (target._id === viewer._id) return;
  if (!inReach(viewer, target)) throw fail(403, 'notYourBoat');
  if (!allows(viewer, { flag: managerFlags(target) })) throw fail(403, 'notAllowed');
};
