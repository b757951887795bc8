import { expect, it } from 'vitest';
import { flags } from '#modules/auth/contract.ts';
import { accountStatus, rightGroups } from './rights.ts';

it('lists every right once, and superadmin not at all', () => {
  const listed = Object.values(rightGroups).flat();
  expect(listed.toSorted()).toEqual(
    [...flags.filter((flag) => flag !== 'superadmin'), 'ismUser', 'captain'].toSorted(),
  );
});

it.each([
  [{ softDeleted: true, changePassword: true, welcome: 'failed' }, 'deleted'],
  [{ softDeleted: false, changePassword: true, welcome: 'failed' }, 'mailFailed'],
  [{ softDeleted: false, changePassword: true, welcome: 'sent' }, 'waiting'],
  [{ softDeleted: false, changePassword: true, welcome: '' }, 'waiting'],
  // A user with a password needs no welcome mail any more.
  [{ softDeleted: false, changePassword: false, welcome: 'failed' }, 'active'],
] as const)('%j stands at %s', (account, status) => {
  expect(accountStatus(account)).toBe(status);
});
