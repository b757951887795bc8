import { QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { entities } from '#lib/registry.ts';
import { configureRequests } from '#lib/request.ts';
import { CHANGING } from '#lib/workerMessages.ts';
import { authQueries } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { fileQueries } from '#modules/files/queries/lists.ts';
import { profileQueries } from '#modules/profile/queries.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { endSession, startSession, useAuth } from '#stores/auth.ts';
import { withRealServer } from '#testing/renderApp.tsx';
import { network, testServer } from '#testing/server.ts';
import { startDailyStep } from './dailyStep.ts';
import { lastStepOf } from './queries.ts';
import { fetchWorkingSet, stopFetching } from './workingSet.ts';

withRealServer();

const signIn = async (persona: string) => {
  const { token, userID } = await (await testServer()).signIn(persona);
  startSession(token, userID);
  configureRequests({
    token: () => useAuth.getState().token,
    language: () => 'en',
    onUnauthorized: () => {},
  });
  const client = createQueryClient();
  const user = await client.fetchQuery(authQueries.me(userID));
  const asked: string[] = [];
  const answers: number[] = [];
  network.events.removeAllListeners();
  network.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  network.events.on('response:mocked', ({ response }) => answers.push(response.status));
  return { client, user, asked, answers };
};

const stateOf = (client: ReturnType<typeof createQueryClient>) =>
  client.getQueryCache().findAll({ queryKey: ['sync', 'now'] })[0]?.state.data;

test('An engineer gets the lists, and the details of open jobs and meters; the second time fetches only the lists', async () => {
  const { client, user, asked } = await signIn('engineer');
  await fetchWorkingSet(client, user);
  expect(stateOf(client)).toMatchObject({ state: 'done' });
  const jobs = client.getQueryData(jobQueries.list(user.boatID).queryKey) ?? [];
  const machines = client.getQueryData(equipmentQueries.list(user.boatID).queryKey) ?? [];
  const open = jobs.filter((job) => !isClosed(job) && job.dueDate);
  expect(open.length).toBeGreaterThan(5);
  const first = open.toSorted((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? ''))[0]?._id ?? '';
  expect(client.getQueryData(jobQueries.comments(first).queryKey)).toBeDefined();
  expect(client.getQueryData(jobQueries.works(first).queryKey)).toBeDefined();
  // Fifty jobs, or as many machines, come in one call.
  expect(asked.filter((path) => /\/(comments|works|readings)\/(?!boat\/)/.test(path))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/api/worklist/parts/')).length).toBeLessThan(8);
  // Each list is the one that its own call answers.
  const known = [
    ...client.getQueryCache().findAll({ queryKey: ['comments', 'list'] }),
    ...client.getQueryCache().findAll({ queryKey: ['worklist', 'works'] }),
    ...client.getQueryCache().findAll({ queryKey: ['worklist', 'worksOfEquipment'] }),
    ...client.getQueryCache().findAll({ queryKey: ['equipmentgroups', 'readings'] }),
  ].filter(({ state }) => Array.isArray(state.data) && state.data.length > 1);
  expect(new Set(known.map(({ queryKey }) => queryKey[1])).size).toBe(4);
  const own = {
    list: jobQueries.comments,
    works: jobQueries.works,
    worksOfEquipment: jobQueries.worksOfEquipment,
    readings: equipmentQueries.readings,
  };
  for (const kind of ['list', 'works', 'worksOfEquipment', 'readings'] as const) {
    const { queryKey, state } = known.find(({ queryKey: key }) => key[1] === kind) ?? {};
    const { queryFn } = own[kind](String(queryKey?.[2]));
    expect(queryFn).toBeTypeOf('function');
    const alone = createQueryClient();
    expect(
      await alone.fetchQuery({ queryKey: queryKey ?? [], queryFn: queryFn as () => Promise<unknown> }),
    ).toEqual(state?.data);
  }
  asked.length = 0;
  const meter = machines.find(({ metered }) => metered)?._id ?? '';
  expect(client.getQueryData(equipmentQueries.readings(meter).queryKey)?.length).toBeGreaterThan(0);
  const generator = machines.find(({ name }) => name === 'Generator 1')?._id ?? '';
  // A machine that was never opened has its files from the boat's list.
  const unopened = new QueryObserver(client, {
    ...fileQueries.ofItem('equipmentgroups', generator, client),
    enabled: false,
  });
  expect(unopened.getCurrentResult().data?.length).toBeGreaterThan(0);
  // The list of this boat does not say that an item of another boat has none.
  const elsewhere = new QueryObserver(client, {
    ...fileQueries.ofItem('equipmentgroups', 'of-another-boat', client),
    enabled: false,
  });
  expect(elsewhere.getCurrentResult().data).toBeUndefined();
  expect(lastStepOf(client, user.boatID)).toBeGreaterThan(0);
  expect(client.getQueryData(profileQueries.aboard(user.boatID).queryKey)?.length).toBeGreaterThan(0);
  asked.length = 0;
  await fetchWorkingSet(client, user);
  // Vessel, people, works and onboard list, and for each entity its list, files and views; no single items.
  const offlineEntities = entities().filter(
    ({ offline, resource }) => offline === 'list' && can<string>(user, resource.access.read),
  );
  const views = offlineEntities.flatMap(({ savedViews = {} }) => Object.keys(savedViews));
  const files = offlineEntities.filter(({ resource }) => resource.attachments);
  expect(asked.length).toBeLessThanOrEqual(4 + offlineEntities.length + files.length + views.length);
  expect(asked.length).toBeLessThan(open.length);
});

test('A captain gets the teams, and the saved views of every list', async () => {
  const { client, user } = await signIn('captain');
  await fetchWorkingSet(client, user);
  expect(stateOf(client)).toMatchObject({ state: 'done' });
  const has = (key: readonly string[]) => client.getQueryData(key) !== undefined;
  const names = ['teams', 'guests', 'certificates', 'profiles', 'worklist', 'equipmentgroups'];
  expect(names.filter((name) => !has([name, 'list', user.boatID]))).toEqual([]);
  const views = ['teams', 'guests', 'employees', 'worklist', 'equipment'];
  expect(views.filter((list) => !has(['savedviews', 'list', user.boatID, list]))).toEqual([]);
});

test('A user without the jobs flag makes no refused requests, and gets only their own jobs', async () => {
  const { client, user, answers } = await signIn('contractor');
  await fetchWorkingSet(client, user);
  expect(stateOf(client)).toMatchObject({ state: 'done' });
  expect(answers.filter((status) => status >= 400)).toEqual([]);
  const titles = client.getQueryData(jobQueries.list(user.boatID).queryKey)?.map(({ title }) => title) ?? [];
  expect(titles.length).toBeGreaterThan(0);
  expect(titles).not.toContain('Replace raw water pump impeller');
});

test('A broken connection is reported, and the day does not count as done', async () => {
  const { client, user } = await signIn('engineer');
  network.use(http.get('*/api/worklist/parts/:boatID', () => HttpResponse.error()));
  await fetchWorkingSet(client, user);
  expect(stateOf(client)).toMatchObject({ state: 'broken' });
  expect(lastStepOf(client, user.boatID)).toBeUndefined();
  expect(client.getQueryData(equipmentQueries.list(user.boatID).queryKey)?.length).toBeGreaterThan(0);
});

test('It ends when the user stops it, and after a sign-out it makes no more requests', async () => {
  const { client, user, asked } = await signIn('engineer');
  const stopped = fetchWorkingSet(client, user);
  stopFetching();
  await stopped;
  expect(stateOf(client)).toMatchObject({ state: 'stopped' });
  const { length } = asked;
  expect(length).toBeLessThan(10);
  const out = fetchWorkingSet(client, user);
  endSession();
  await out;
  expect(asked.length - length).toBeLessThan(10);
});

test('It stops while a new version takes over, and goes on after that', async () => {
  // jsdom has no service workers and no connection.
  const worker = Object.assign(new EventTarget(), { controller: {} });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true });
  onTestFinished(() => {
    stopFetching();
    for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
  });
  const { client } = await signIn('engineer');
  const isNow = (state: string) => vi.waitFor(() => expect(stateOf(client)).toMatchObject({ state }), 60_000);
  startDailyStep(client);
  await isNow('running');
  worker.dispatchEvent(new MessageEvent('message', { data: CHANGING }));
  await isNow('stopped');
  worker.dispatchEvent(new Event('controllerchange'));
  await isNow('running');
});
