import { type Flag, flags } from '#modules/auth/contract.ts';
import type { Account } from '#modules/users/contract.ts';
import { mayManage } from '#modules/users/rules.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { allows } from '../../auth/access.ts';
import { canAccessBoat, type Viewer } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { MessageKey } from '../../messages/en.ts';

type Target = Pick<Account, '_id' | 'role' | 'jobtitle' | 'boatID' | 'managementID'> &
  Partial<Record<Flag, boolean>>;

/** Accounts of people from outside are also kept by who deals with the shipyard. */
const keepers = ({ role }: Pick<Target, 'role'>) =>
  role === 'shipyard' || role === 'contract' || role === 'user'
    ? ['employees', 'management', 'superadmin', 'shipyard']
    : ['employees', 'management', 'superadmin'];

const inReach = (viewer: Viewer, target: Target) => {
  if (viewer.superadmin) return true;
  // People ashore are of a company, whichever boat they look at.
  if (target.role === 'management')
    return viewer.managementID !== '' && viewer.managementID === target.managementID;
  return target.role !== 'superadmin' && target.boatID !== '' && canAccessBoat(viewer, target.boatID);
};

const objection = (viewer: Viewer, target: Target): MessageKey | undefined => {
  if (!inReach(viewer, target)) return 'notYourBoat';
  if (!allows(viewer, { flag: keepers(target) })) return 'notAllowed';
  if (!mayManage(viewer.role, target.role)) return 'notYourRank';
  // The captain's account is for whoever answers for the vessel.
  if (target.jobtitle === 'Captain' && !answersForVessel(viewer)) return 'notYourRank';
  // Whoever gets into an account has its rights: nobody changes one that may do more than they may themselves.
  if (flags.some((flag) => target[flag] && !viewer.superadmin && !viewer.flags.has(flag)))
    return 'notYourFlag';
  return undefined;
};

/** Refuses whoever may not change an account of this kind. */
export const checkManages = (viewer: Viewer, target: Target): void => {
  const key = objection(viewer, target);
  if (key) throw fail(403, key);
};

/** As `checkManages`, and never oneself: nobody changes their own rights. */
export const checkManagesOther = (viewer: Viewer, target: Target): void => {
  if (target._id === viewer._id) throw fail(403, 'notYourself');
  checkManages(viewer, target);
};

/** Refuses whoever may not read an account: one reads the own, and those of a boat or company that one manages. */
export const checkReads = (viewer: Viewer, target: Target): void => {
  if (target._id === viewer._id) return;
  if (!inReach(viewer, target)) throw fail(403, 'notYourBoat');
  if (!allows(viewer, { flag: keepers(target) })) throw fail(403, 'notAllowed');
};
