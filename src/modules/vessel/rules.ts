import type { User } from '#modules/auth/contract.ts';

type Rank = Pick<User, 'role' | 'superadmin' | 'jobtitle'>;

/** Whether a person answers for the whole vessel, and not for one department: the captain, and management ashore. */
export const answersForVessel = ({ role, superadmin, jobtitle }: Rank): boolean =>
  superadmin || role === 'management' || jobtitle === 'Captain';
