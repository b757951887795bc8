import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { logSigner } from '#modules/logbooks/contract/signer.ts';
import { accountSchema } from '#modules/users/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
let captain: Awaited<ReturnType<typeof as>>;
let manager: typeof captain;
let chief: typeof captain;
beforeEach(async () => {
  captain = await as(server, 'captain');
  manager = await as(server, 'manager');
  chief = await as(server, 'jweber');
});

describe('a captain', () => {
  const appoint = (person: typeof captain, name: string, access = true) =>
    person.status('PUT', `/api/users/system_access/user-${name}`, { field: 'captain', access });

  const titled = (name: string, jobtitle: string) =>
    sql`update users set data = data || ${JSON.stringify({ jobtitle })}::jsonb where _id = ${`user-${name}`}`.execute(
      server.services.database.db,
    );

  test('is appointed by a captain or the management, never by themselves or among outside users', async () => {
    expect(await appoint(chief, 'lferri')).toBe(403);
    expect(await appoint(chief, 'jweber')).toBe(403);
    expect(await appoint(captain, 'contractor')).toBe(403);
    expect(await appoint(captain, 'manager')).toBe(403);
    expect(await appoint(manager, 'jweber')).toBe(200);
    expect(await appoint(chief, 'lferri')).toBe(200);
    expect(await appoint(manager, 'jweber', false)).toBe(200);
    expect(await appoint(chief, 'lferri', false)).toBe(403);
  });

  test('is protected whatever their title says, and nobody else by theirs', async () => {
    await titled('lferri', 'Captain');
    const remove = (name: string) =>
      chief.status('PUT', `/api/users/softdelete/user-${name}`, { softDelete: true });
    expect(await appoint(captain, 'pnair')).toBe(200);
    await titled('pnair', 'Relief Captain');
    expect(await remove('pnair')).toBe(403);
    expect(await remove('lferri')).toBe(200);
  });

  test('is the master of the books; a title counts only where nobody is appointed', async () => {
    const masters = async () =>
      (await captain.ok(z.array(logSigner), 'GET', '/api/logbooks/boat/boat-halcyon/signers'))
        .filter(({ master }) => master)
        .map(({ _id }) => _id);
    await titled('jweber', ' Master ');
    expect(await masters()).toEqual(['user-captain']);
    expect(await appoint(manager, 'captain', false)).toBe(200);
    expect((await masters()).toSorted()).toEqual(['user-captain', 'user-jweber']);
  });

  test('loses the mark with the role', async () => {
    const superadmin = await as(server, 'superadmin');
    const set = (role: string) =>
      superadmin.status('PUT', '/api/users/role', { userID: 'user-captain', role });
    expect(await set('user')).toBe(200);
    expect(await set('crew')).toBe(200);
    expect((await superadmin.ok(accountSchema, 'GET', '/api/users/userdetails/user-captain')).captain).toBe(
      false,
    );
  });
});
