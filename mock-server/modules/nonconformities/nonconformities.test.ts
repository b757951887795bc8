import { expect, test } from 'vitest';
import { audits, nonconformities } from '#modules/nonconformities/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const ID = 'nc-halcyon-1';

test('a non-conformity goes step by step; what was done is verified by somebody else', async () => {
  const engineer = await as(server, 'engineer');
  const captain = await as(server, 'captain');
  const set = async (who: typeof engineer, status: string) => {
    const { rev } = await who.ok(nonconformities.item, 'GET', `/api/nonconformities/${ID}`);
    return who.call('PUT', `/api/nonconformities/${ID}`, { status, rev });
  };
  expect((await set(engineer, 'closed')).status).toBe(400);
  expect((await set(engineer, 'done')).status).toBe(200);
  expect((await set(engineer, 'verified')).status).toBe(400);
  expect((await set(captain, 'verified')).status).toBe(200);
  expect(await captain.ok(nonconformities.item, 'GET', `/api/nonconformities/${ID}`)).toMatchObject({
    verifiedBy: 'Elena Marchetti',
  });
  expect((await set(captain, 'closed')).status).toBe(200);
  // One that was found open again has lost who verified it.
  expect((await set(captain, 'action')).status).toBe(200);
  expect(await captain.ok(nonconformities.item, 'GET', `/api/nonconformities/${ID}`)).toMatchObject({
    ...{ verifiedBy: '', verifiedAt: null, closedAt: null },
  });
});

test('the audit view has the vessels of the caller, and no others', async () => {
  const read = async (name: string) =>
    (await (await as(server, name)).ok(audits.audit.response, 'GET', '/api/nonconformities/audit')).map(
      ({ boatName }) => boatName,
    );
  expect(new Set(await read('captain'))).toEqual(new Set(['M/Y Halcyon']));
  const rival = await as(server, 'rival');
  const answer = await rival.call('GET', '/api/nonconformities/audit');
  expect(answer.status === 403 || JSON.stringify(answer.json) === '[]').toBe(true);
});
