import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ConnectionError } from '#lib/apiError.ts';
import type { Access } from '#lib/endpoint.ts';
import { keepLists } from '#lib/keepLists.ts';
import { entities } from '#lib/registry.ts';
import { request } from '#lib/request.ts';
import { watchActivity } from '#lib/userActivity.ts';
import type { User } from '#modules/auth/contract.ts';
import { can } from '#modules/auth/rules/can.ts';
import { meterParts } from '#modules/equipment/contract/parts.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { fileQueries, keyOfItems, MAX_FILES } from '#modules/files/queries/lists.ts';
import { profileQueries } from '#modules/profile/queries.ts';
import { savedViewQueries } from '#modules/savedviews/queries.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import { jobParts } from '#modules/worklist/contract/parts.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { useAuth } from '#stores/auth.ts';
import { MAX_FETCHED } from './contract/cost.ts';
import './allQueries.ts';
import { type Step, setLastStep, setStep } from './queries.ts';

/** The number of parallel requests: the user's own requests take precedence on a slow connection. */
const CONCURRENCY = 3;

/** Data fetched within this time is not fetched again. */
const FRESH_MS = 12 * 3_600_000;

type Task = (signal: AbortSignal) => Promise<unknown>;

/**
 * Lists that come in one answer as a task, skipped if all of them were fetched recently. A refusal by the server is
 * ignored: the user may not have the data.
 */
const together =
  (
    client: QueryClient,
    keys: readonly QueryKey[],
    fetch: (signal: AbortSignal) => ReturnType<Parameters<typeof keepLists>[2]>,
  ): Task =>
  async (signal) => {
    const isFresh = (key: QueryKey) => {
      const state = client.getQueryState(key);
      return state?.data !== undefined && Date.now() - state.dataUpdatedAt < FRESH_MS;
    };
    if (keys.every(isFresh)) return;
    await keepLists(client, keys, () => fetch(signal)).catch((error: unknown) => {
      if (error instanceof ConnectionError) throw error;
    });
  };

type Options = { queryKey: QueryKey; meta?: { access?: Access } | undefined };

/** A list as a task. A refusal by the server is ignored: the user may not have the data. */
const listTask =
  (client: QueryClient, options: Options): Task =>
  async () => {
    await client.fetchQuery({ ...options, staleTime: 0, retry: false }).catch((error: unknown) => {
      if (error instanceof ConnectionError) throw error;
    });
  };

/** The entities whose whole list is stored on the device, as far as the user may read them. */
const offlineEntities = (user: User) =>
  entities().filter(({ offline, resource }) => offline === 'list' && can<string>(user, resource.access.read));

/** The lists of the boat, with their files and saved views; everything else depends on them. */
const lists = (client: QueryClient, user: User): Task[] => {
  const { boatID } = user;
  const others: Options[] = [
    vesselQueries.particulars(boatID),
    jobQueries.people(boatID),
    jobQueries.worksOfBoat(boatID),
    // Who is aboard is needed offline: at the gangway, and at a muster.
    profileQueries.aboard(boatID),
  ];
  const ofEntities = offlineEntities(user).flatMap(({ resource, list, savedViews = {} }): Options[] => [
    ...(list ? [list(boatID)] : []),
    ...(resource.attachments ? [fileQueries.ofBoat(boatID, resource.name)] : []),
    // The page of the list is for users who may write.
    ...(can<string>(user, resource.access.write)
      ? Object.keys(savedViews).map((name) => savedViewQueries.ofList(name, boatID))
      : []),
  ]);
  return [...others, ...ofEntities]
    .filter(({ meta }) => can<string>(user, meta?.access ?? 'member'))
    .map((options) => listTask(client, options));
};

/**
 * The boat's files of one resource. The lists of single items are made from them when an item is opened; those that are
 * here and older follow.
 */
const filesOf = (client: QueryClient, boatID: string, resource: string) => {
  const { data: files = [], dataUpdatedAt = 0 } =
    client.getQueryState(fileQueries.ofBoat(boatID, resource).queryKey) ?? {};
  const cache = client.getQueryCache();
  if (files.length < MAX_FILES)
    for (const query of cache.findAll({ queryKey: keyOfItems(resource) })) {
      if (query.state.dataUpdatedAt >= dataUpdatedAt) continue;
      if (query.isActive()) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
      else cache.remove(query);
    }
  return files;
};

/** After every day. */
const NEVER = '9999';

/** Open jobs by due date; jobs without one last. Days of thousands of jobs are compared as they are written. */
const openFirst = (jobs: readonly Job[]) =>
  jobs
    .filter((job) => !isClosed(job))
    .map((job) => ({ job, day: job.dueDate ?? NEVER }))
    .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day))
    .slice(0, MAX_FETCHED.jobs)
    .map(({ job }) => job);

/** The service worker may still be caching the app: the photos wait this long for it. */
const MAX_WORKER_WAIT_MS = 60_000;

/** Whether photos can be stored: only the service worker caches them. */
const canStorePhotos = async (signal: AbortSignal): Promise<boolean> => {
  const workers = navigator.serviceWorker;
  if (!workers || workers.controller) return Boolean(workers);
  if (!(await workers.getRegistration())) return false;
  await new Promise<void>((resolve) => {
    const go = () => resolve();
    workers.addEventListener('controllerchange', go, { once: true });
    signal.addEventListener('abort', go, { once: true });
    setTimeout(go, MAX_WORKER_WAIT_MS);
  });
  return Boolean(workers.controller);
};

const photo =
  (url: string): Task =>
  async (signal) => {
    await fetch(url, { signal, priority: 'low' }).catch(() => {
      if (!signal.aborted) throw new ConnectionError('down', undefined);
    });
  };

/**
 * So many items come in one call: hundreds of calls would each wait for a satellite's way there and back, and a long answer
 * that is cut off is asked for anew.
 */
const JOBS_AT_ONCE = 50;
const MACHINES_AT_ONCE = 40;
const METERS_AT_ONCE = 20;

const chunked = <T>(items: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));

/** Comments and work of jobs, and work on machines. */
const partsOf = (
  client: QueryClient,
  boatID: string,
  { jobs, machines }: { jobs: readonly string[]; machines: readonly string[] },
) => {
  const { comments, works, worksOfEquipment } = jobQueries;
  const keys = [
    ...jobs.flatMap((id) => [comments(id).queryKey, works(id).queryKey]),
    ...machines.map((id) => worksOfEquipment(id).queryKey),
  ];
  return together(client, keys, async (signal) => {
    const search = { jobs: jobs.join(), machines: machines.join() };
    const found = await request(jobParts.ofBoat, { params: { boatID }, search, signal });
    const byJob = Map.groupBy(found.works, ({ jobID }) => jobID);
    const byMachine = Map.groupBy(found.works, ({ equipmentID }) => equipmentID);
    const said = Map.groupBy(found.comments, ({ jobID }) => jobID);
    return [
      ...jobs.flatMap((id) => [
        { queryKey: comments(id).queryKey, items: said.get(id) ?? [] },
        { queryKey: works(id).queryKey, items: byJob.get(id) ?? [] },
      ]),
      ...machines.map((id) => ({
        queryKey: worksOfEquipment(id).queryKey,
        items: byMachine.get(id) ?? [],
      })),
    ];
  });
};

/** Readings of meters. */
const readingsOf = (client: QueryClient, boatID: string, meters: readonly string[]) =>
  together(
    client,
    meters.map((id) => equipmentQueries.readings(id).queryKey),
    async (signal) => {
      const search = { meters: meters.join() };
      const found = await request(meterParts.ofBoat, { params: { boatID }, search, signal });
      const byMeter = Map.groupBy(found, ({ equipmentID }) => equipmentID);
      return meters.map((id) => ({
        queryKey: equipmentQueries.readings(id).queryKey,
        items: byMeter.get(id) ?? [],
      }));
    },
  );

/** Details of the lists' items: comments and work of open jobs, readings of meters, work on machines, thumbnails. */
const details = (client: QueryClient, user: User, withPhotos: boolean): Task[] => {
  const { boatID } = user;
  const machines: readonly Equipment[] = client.getQueryData(equipmentQueries.list(boatID).queryKey) ?? [];
  const jobs = openFirst(client.getQueryData(jobQueries.list(boatID).queryKey) ?? []);
  const files = offlineEntities(user)
    .filter(({ resource }) => resource.attachments)
    .flatMap(({ resource: { name } }) => filesOf(client, boatID, name));
  const photos = files.map(({ thumbUrl }) => thumbUrl).filter(Boolean);
  const works = client.getQueryData(jobQueries.worksOfBoat(boatID).queryKey) ?? [];
  const worked = [...new Set(works.map(({ equipmentID }) => equipmentID).filter(Boolean))];
  const mayMeters = can<string>(user, meterParts.ofBoat.access);
  const meters = (mayMeters ? machines : []).filter(({ metered, isArchived }) => metered && !isArchived);
  const ids = {
    jobs: jobs.map(({ _id }) => _id),
    machines: worked.slice(0, MAX_FETCHED.machines),
    meters: meters.slice(0, MAX_FETCHED.meters).map(({ _id }) => _id),
  };
  return [
    ...chunked(ids.jobs, JOBS_AT_ONCE).map((some) => partsOf(client, boatID, { jobs: some, machines: [] })),
    ...chunked(ids.machines, MACHINES_AT_ONCE).map((some) =>
      partsOf(client, boatID, { jobs: [], machines: some }),
    ),
    ...chunked(ids.meters, METERS_AT_ONCE).map((some) => readingsOf(client, boatID, some)),
    ...(withPhotos ? [...new Set(photos)].slice(0, MAX_FETCHED.photos).map(photo) : []),
  ];
};

/** Runs tasks, a few at a time, and reports each finished one; stops at the first failure. */
const runAll = async (tasks: readonly Task[], signal: AbortSignal, onDone: () => void) => {
  const waiting = [...tasks];
  const finished = new AbortController();
  const { idle } = watchActivity(AbortSignal.any([signal, finished.signal]));
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      await idle();
      if (signal.aborted) return;
      await next(signal);
      onDone();
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } finally {
    finished.abort();
    waiting.length = 0;
  }
};

let running: AbortController | undefined;

/** Stops fetching; data that has arrived is kept. */
export const stopFetching = () => running?.abort();

/** Fetches the working set of the user's boat to this device, as far as the user may see it; one run at a time. */
export const fetchWorkingSet = async (client: QueryClient, user: User): Promise<void> => {
  if (running) return;
  running = new AbortController();
  const { signal } = running;
  const count = { done: 0, all: 0 };
  const isSignedIn = () => useAuth.getState().userID === user._id;
  const unsubscribe = useAuth.subscribe(() => isSignedIn() || stopFetching());
  const say = (state: Step['state']) =>
    isSignedIn() && setStep(client, { boatID: user.boatID, state, ...count });
  const run = async (tasks: readonly Task[]) => {
    count.all += tasks.length;
    say('running');
    await runAll(tasks, signal, () => {
      count.done += 1;
      say('running');
    });
  };
  try {
    await run(lists(client, user));
    if (!signal.aborted) await run(details(client, user, await canStorePhotos(signal)));
    if (!signal.aborted) setLastStep(client, user.boatID, Date.now());
    say(signal.aborted ? 'stopped' : 'done');
  } catch {
    say(signal.aborted ? 'stopped' : 'broken');
  } finally {
    unsubscribe();
    running = undefined;
  }
};
