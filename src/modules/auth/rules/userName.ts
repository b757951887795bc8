import type { User } from '#modules/auth/contract.ts';

/** The full name of a user, or else of the account; it is recorded with what they do. */
export const userName = ({
  firstName,
  lastName,
  username,
}: Pick<User, 'firstName' | 'lastName' | 'username'>) => `${firstName} ${lastName}`.trim() || username;
