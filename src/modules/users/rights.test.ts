import { expect, it } from 'vitest';
import { flags } from '#modules/auth/contract.ts';
import { accountStatus, rightGroups } from './rights.ts';

it('lists every right once, and superadmin not at all', () => {
  const shown = Object.values(rightGroups).flat();
  expect(shown.toSorted()).toEqual([...flags.filter((flag) => flag !== 'superadmin'), 'ismUser'].toSorted());
});

it.each([
  [{ softDeleted: true, changePassword: true, welcome: 'failed' }, 'deleted'],
  [{ softDeleted: false, changePassword: true, welcome: 'failed' }, 'mailFailed'],
  [{ softDeleted: false, changePassword: true, welcome: 'sent' }, 'waiting'],
  [{ softDeleted: false, changePassword: true, welcome: '' }, 'waiting'],
  // A user with a password needs no welcome mail any more.
  [{ softDeleted: false, changePassword: false, welcome: 'failed' }, 'active'],
] as const)('%j stands at %s', (account, standing) => {
  expect(accountStatus(account)).toBe(standing);
});
