import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { rowAnswer } from '#lib/rowOutcomes.ts';
import { profiles } from '#modules/profile/contract.ts';
import { accountSchema } from '#modules/users/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const server = useTestApp();
let captain: Awaited<ReturnType<typeof as>>;
beforeEach(async () => {
  captain = await as(server, 'captain');
});

test('a shipyard user is created by an insider, with a profile to fill in and the welcome mail', async () => {
  const body = { username: 'nils@yard.example', role: 'shipyard' };
  const made = await captain.ok(accountSchema, 'POST', '/api/users/shipyard', body);
  expect(made).toMatchObject({ email: 'nils@yard.example', shipyardUser: true, boatID: BOAT });
  expect(server.mail.sent.map(({ to }) => to)).toEqual(['nils@yard.example']);
  const fill = { userID: made._id, firstName: 'Nils', phone: '+46 1' };
  expect(await captain.ok(profiles.item, 'POST', '/api/profile/shipyard', fill)).toMatchObject({
    firstName: 'Nils',
  });
  expect(await captain.status('POST', '/api/profile/shipyard', { ...fill, userID: 'user-engineer' })).toBe(
    403,
  );
  const yard = await as(server, 'yard');
  expect(await yard.status('POST', '/api/users/shipyard', { ...body, username: 'x@yard.example' })).toBe(403);
  const list = await captain.ok(z.array(accountSchema), 'GET', `/api/users/shipyard-users/${BOAT}`);
  expect(list.map(({ username }) => username)).toContain('nils@yard.example');
  expect(list.every(({ role }) => ['shipyard', 'contract', 'user'].includes(role))).toBe(true);
});

test('user name and role are enough; the mail goes out once an address is given', async () => {
  const named = async (username: string) =>
    captain.ok(accountSchema, 'POST', '/api/users/shipyard', { username, role: 'contract' });
  const made = await named('rigger');
  expect(made).toMatchObject({ username: 'rigger', email: '', contractUser: true, boatID: BOAT });
  expect(await named('painter')).toMatchObject({ email: '' });
  expect(server.mail.sent).toEqual([]);
  const given = { email: 'rigger@yard.example' };
  await captain.ok(accountSchema, 'PUT', `/api/users/email/${made._id}`, given);
  await expect.poll(() => server.mail.sent.map(({ to }) => to)).toEqual(['rigger@yard.example']);
});

test('an invited person signs in by e-mail address and sees the job that was shared with them', async () => {
  const jobs = await captain.ok(z.array(worklist.item), 'GET', `/api/worklist/boat/${BOAT}`);
  const [job, other] = jobs;
  const body = { email: 'lina@paint.example', userType: 'contractUser', jobID: job?._id };
  const made = await captain.ok(accountSchema, 'POST', '/api/users/shipyard/invites', body);
  expect(made).toMatchObject({ username: 'lina@paint.example', contractUser: true });
  expect(await captain.status('POST', '/api/users/shipyard/invites', body)).toBe(400);
  const name = { userID: made._id, firstName: 'Lina', lastName: 'Ek' };
  expect(await captain.ok(profiles.item, 'POST', '/api/profile/shipyard/invite', name)).toMatchObject({
    lastName: 'Ek',
  });
  const link = decodeURIComponent(/reset-password\/(\S+)/.exec(server.mail.sent[0]?.text ?? '')?.[1] ?? '');
  await server.call('POST', `/api/profile/reset-password/${encodeURIComponent(link)}`, {
    body: { newPassword: 'demo-Pass1' },
  });
  const lina = await as(server, 'lina@paint.example');
  expect(await lina.ok(worklist.item, 'GET', `/api/worklist/shipyardjob_details/${job?._id}`)).toEqual(job);
  expect(await lina.status('GET', `/api/worklist/shipyardjob_details/${other?._id}`)).toBe(403);
  expect(await lina.ok(z.array(worklist.item), 'GET', `/api/worklist/boat/${BOAT}`)).toEqual([job]);
  expect(
    await captain.status('PUT', `/api/worklist/add_contractuser/${other?._id}`, { userID: made._id }),
  ).toBe(200);
  expect(await lina.ok(z.array(worklist.item), 'GET', '/api/worklist/contractuser/jobs')).toHaveLength(2);
  expect(
    await captain.status('PUT', `/api/worklist/add_contractuser/${job?._id}`, { userID: 'user-engineer' }),
  ).toBe(400);
});

test('a shipyard job sets the type of an outside user, and of nobody else', async () => {
  const add = (id: string) =>
    captain.call('PUT', `/api/users/add_shipyard/${id}`, {
      shipyardJobID: 'yard-job-1',
      userType: 'shipyardUser',
    });
  expect((await add('user-contractor')).json).toMatchObject({ shipyardUser: true, role: 'shipyard' });
  expect((await add('user-engineer')).status).toBe(403);
});

test('a yard gives itself no job, and does not see the accounts of other contractors', async () => {
  const yard = await as(server, 'yard');
  const [job] = await captain.ok(z.array(worklist.item), 'GET', `/api/worklist/boat/${BOAT}`);
  const give = `/api/worklist/add_contractuser/${job?._id}`;
  expect(await yard.status('PUT', give, { userID: yard.userID })).toBe(403);
  expect(await yard.status('GET', `/api/worklist/shipyardjob_details/${job?._id}`)).toBe(403);
  expect(await yard.status('GET', `/api/users/shipyard-users/${BOAT}`)).toBe(403);
});

test('several jobs are shared row by row: one that is done meanwhile stays, and is named with its reason', async () => {
  const jobs = await captain.ok(z.array(worklist.item), 'GET', `/api/worklist/boat/${BOAT}`);
  const open = jobs.filter(({ status }) => status === 'open').slice(0, 2);
  const [first = '', second = ''] = open.map(({ _id }) => _id);
  const closed = jobs.find(({ status }) => status === 'done' || status === 'cancelled')?._id ?? '';
  const contractor = await as(server, 'contractor');
  const mine = async () => {
    const list = await contractor.ok(z.array(worklist.item), 'GET', '/api/worklist/contractuser/jobs');
    return list.map(({ _id }) => _id);
  };
  const body = { ids: [first, closed, 'gone', second], userID: contractor.userID };
  const share = (more: object) => captain.call('PUT', `/api/worklist/share/${BOAT}`, { ...body, ...more });
  // Callers who do not ask for rows share all or none.
  expect((await share({})).status).toBe(404);
  expect(await mine()).not.toContain(first);
  const { done, refused } = rowAnswer.parse((await share({ byRow: true })).json);
  expect(done).toEqual([first, second]);
  expect(refused.map(({ id, status }) => [id, status]).sort()).toEqual(
    [
      [closed, 400],
      ['gone', 404],
    ].sort(),
  );
  expect(await mine()).toEqual(expect.arrayContaining([first, second]));
  expect((await share({ userID: 'user-engineer', byRow: true })).status).toBe(400);
  expect(await contractor.status('PUT', `/api/worklist/share/${BOAT}`, body)).toBe(403);
});
