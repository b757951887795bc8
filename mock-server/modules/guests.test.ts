import { expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const server = useTestApp();

test('a guest boards before leaving, and preferences are visible only with the guests flag', async () => {
  const [chef, engineer] = [await as(server, 'chef'), await as(server, 'engineer')];
  const guest = {
    _id: newId(),
    boatID: BOAT,
    firstName: 'Ada',
    embarkmentDate: '2026-06-18',
    allergies: 'Nuts',
  };
  expect(await chef.status('POST', '/api/guests', { ...guest, disembarkmentDate: '2026-06-17' })).toBe(400);
  expect(await chef.status('POST', '/api/guests', { ...guest, disembarkmentDate: '2026-06-19' })).toBe(201);
  expect(await engineer.status('GET', `/api/guests/${guest._id}`)).toBe(403);
  expect(await chef.status('DELETE', `/api/guests/${guest._id}`)).toBe(403);
  const { json } = await engineer.call('GET', `/api/profile/onboard/${BOAT}`);
  expect(JSON.stringify(json)).toContain('Ada');
  expect(JSON.stringify(json)).not.toContain('Nuts');
});

test('a team has people of the boat, and its leader is a member', async () => {
  const captain = await as(server, 'captain');
  const make = (fields: object) =>
    captain.status('POST', '/api/teams', { _id: newId(), boatID: BOAT, name: 'Fire', ...fields });
  expect(await make({ members: ['user-rival'] })).toBe(400);
  expect(await make({ members: ['user-chef'], leaderID: 'user-engineer' })).toBe(400);
  expect(await make({ members: ['user-chef', 'user-engineer'], leaderID: 'user-engineer' })).toBe(201);
});
