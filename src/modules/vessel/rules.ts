import type { User } from '#modules/auth/contract.ts';

type Rank = Pick<User, 'role' | 'superadmin' | 'captain'>;

/**
 * Whether a user answers for the whole vessel, not only for a department: its appointed captain, and management users.
 * A job title is only a text.
 */
export const answersForVessel = ({ role, superadmin, captain }: Rank): boolean =>
  superadmin || role === 'management' || (role === 'crew' && captain);

/**
 * Whether the check digit of an IMO ship number is right: the sum of the first six digits times 7 to 2 ends in it (IMO
 * A.1117(30)).
 */
export const isImoNumber = (number: string): boolean => {
  if (!/^\d{7}$/.test(number)) return false;
  const digits = [...number].map(Number);
  const sum = digits.slice(0, 6).reduce((all, digit, index) => all + digit * (7 - index), 0);
  return sum % 10 === digits[6];
};
