import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { LinkError } from '#lib/apiError.ts';
import { watchHands } from '#lib/hands.ts';
import type { User } from '#modules/auth/contract.ts';
import { certificateQueries } from '#modules/certificates/queries.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { fileQueries } from '#modules/files/queries.ts';
import { guestQueries } from '#modules/guests/queries.ts';
import { profileQueries } from '#modules/profile/queries.ts';
import { savedViewQueries } from '#modules/savedviews/queries.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { useAuth } from '#stores/auth.ts';
import { MOST } from './contract/cost.ts';
import { type Step, setLastStep, setStep } from './queries.ts';

/** So many calls are under way at a time: the person's own calls go first on a thin link. */
const AT_ONCE = 3;

/** What came within this time (ms) is not fetched again. */
const FRESH = 12 * 3_600_000;

type Task = (signal: AbortSignal) => Promise<unknown>;

/** A query as a task; data of the last hours does. What the server refuses is not this person's to have. */
const task =
  <T>(client: QueryClient, { queryKey }: { queryKey: QueryKey }, fetch: () => Promise<T>): Task =>
  async () => {
    const state = client.getQueryState(queryKey);
    if (state?.data !== undefined && Date.now() - state.dataUpdatedAt < FRESH) return;
    await fetch().catch((error: unknown) => {
      if (error instanceof LinkError) throw error;
    });
  };

/** The lists of the boat; everything else hangs on them. */
const lists = (client: QueryClient, user: User): Task[] => {
  const { boatID, superadmin, equipmentspage, jobs, employees, guests } = user;
  const mayCrew = superadmin || employees;
  const mayGuests = superadmin || guests;
  const mayEquipment = superadmin || equipmentspage;
  const mayJobs = superadmin || jobs;
  const now = { staleTime: 0, retry: false };
  const each = (may: boolean, fetch: () => Promise<unknown>): Task[] =>
    may
      ? [
          () =>
            fetch().catch((error: unknown) => {
              if (error instanceof LinkError) throw error;
            }),
        ]
      : [];
  return [
    ...each(true, () => client.fetchQuery({ ...vesselQueries.particulars(boatID), ...now })),
    ...each(mayEquipment, () => client.fetchQuery({ ...equipmentQueries.list(boatID), ...now })),
    ...each(mayEquipment, () =>
      client.fetchQuery({ ...savedViewQueries.ofList('equipment', boatID), ...now }),
    ),
    ...each(mayEquipment, () =>
      client.fetchQuery({ ...fileQueries.ofBoat(boatID, 'equipmentgroups'), ...now }),
    ),
    ...each(mayJobs, () => client.fetchQuery({ ...jobQueries.list(boatID), ...now })),
    ...each(mayJobs, () => client.fetchQuery({ ...savedViewQueries.ofList('worklist', boatID), ...now })),
    ...each(mayJobs, () => client.fetchQuery({ ...jobQueries.people(boatID), ...now })),
    ...each(mayJobs, () => client.fetchQuery({ ...jobQueries.worksOfBoat(boatID), ...now })),
    ...each(mayJobs, () => client.fetchQuery({ ...fileQueries.ofBoat(boatID, 'worklist'), ...now })),
    // Who is aboard is asked for where no link reaches: at the gangway, and at a muster.
    ...each(true, () => client.fetchQuery({ ...profileQueries.aboard(boatID), ...now })),
    ...each(mayCrew, () => client.fetchQuery({ ...profileQueries.list(boatID), ...now })),
    ...each(mayCrew, () => client.fetchQuery({ ...certificateQueries.list(boatID), ...now })),
    ...each(mayGuests, () => client.fetchQuery({ ...guestQueries.list(boatID), ...now })),
  ];
};

/** The most files that one call tells; then some may be missing, and each item has to be asked about itself. */
const MOST_FILES = 2000;

/** One call tells the files of all items: each item's own list is made of it, where nothing newer is known. */
const shareFiles = (client: QueryClient, boatID: string, resource: string, ids: readonly string[]) => {
  const { data: files, dataUpdatedAt } =
    client.getQueryState(fileQueries.ofBoat(boatID, resource).queryKey) ?? {};
  if (!files || !dataUpdatedAt || files.length >= MOST_FILES) return files ?? [];
  const byOwner = Map.groupBy(files, ({ ownerID }) => ownerID);
  for (const id of ids) {
    const { queryKey } = fileQueries.ofItem(resource, id);
    if ((client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) < dataUpdatedAt)
      client.setQueryData(queryKey, byOwner.get(id) ?? [], { updatedAt: dataUpdatedAt });
  }
  return files;
};

/** The jobs that are done next come first; a job without a day last. */
const openFirst = (jobs: readonly Job[]) =>
  jobs
    .filter((job) => !isClosed(job))
    .sort((a, b) => (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9'))
    .slice(0, MOST.jobs);

/** The service worker may still be fetching the app: so long (ms) the photos wait for it. */
const WORKER = 60_000;

/** Whether photos can be kept: the service worker keeps what it is asked for, without one there is nowhere. */
const keepsPhotos = async (signal: AbortSignal): Promise<boolean> => {
  const workers = navigator.serviceWorker;
  if (!workers || workers.controller) return Boolean(workers);
  if (!(await workers.getRegistration())) return false;
  await new Promise<void>((resolve) => {
    const go = () => resolve();
    workers.addEventListener('controllerchange', go, { once: true });
    signal.addEventListener('abort', go, { once: true });
    setTimeout(go, WORKER);
  });
  return Boolean(workers.controller);
};

const photo =
  (url: string): Task =>
  async (signal) => {
    await fetch(url, { signal, priority: 'low' }).catch(() => {
      if (!signal.aborted) throw new LinkError('down', undefined);
    });
  };

/** What hangs on the lists: talk and work of open jobs, readings of meters, what was done to machines, thumbnails. */
const details = (client: QueryClient, { boatID }: User, withPhotos: boolean): Task[] => {
  const machines: readonly Equipment[] = client.getQueryData(equipmentQueries.list(boatID).queryKey) ?? [];
  const jobs = openFirst(client.getQueryData(jobQueries.list(boatID).queryKey) ?? []);
  const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);
  const files = [
    ...shareFiles(client, boatID, 'equipmentgroups', idsOf(machines)),
    ...shareFiles(client, boatID, 'worklist', idsOf(jobs)),
  ];
  const once = { staleTime: 0, retry: false };
  const photos = files.map(({ thumbUrl }) => thumbUrl).filter(Boolean);
  const works = client.getQueryData(jobQueries.worksOfBoat(boatID).queryKey) ?? [];
  const worked = [...new Set(works.map(({ equipmentID }) => equipmentID).filter(Boolean))];
  return [
    ...jobs.flatMap(({ _id }) => [
      task(client, jobQueries.comments(_id), () =>
        client.fetchQuery({ ...jobQueries.comments(_id), ...once }),
      ),
      task(client, jobQueries.works(_id), () => client.fetchQuery({ ...jobQueries.works(_id), ...once })),
    ]),
    ...machines
      .filter(({ metered, isArchived }) => metered && !isArchived)
      .slice(0, MOST.meters)
      .map(({ _id }) =>
        task(client, equipmentQueries.readings(_id), () =>
          client.fetchQuery({ ...equipmentQueries.readings(_id), ...once }),
        ),
      ),
    ...worked
      .slice(0, MOST.machines)
      .map((id) =>
        task(client, jobQueries.worksOfEquipment(id), () =>
          client.fetchQuery({ ...jobQueries.worksOfEquipment(id), ...once }),
        ),
      ),
    ...(withPhotos ? [...new Set(photos)].slice(0, MOST.photos).map(photo) : []),
  ];
};

/** Runs tasks, a few at a time, and says after each how many are done; ends at the first that fails. */
const runAll = async (tasks: readonly Task[], signal: AbortSignal, onDone: () => void) => {
  const waiting = [...tasks];
  const hands = new AbortController();
  const { still } = watchHands(AbortSignal.any([signal, hands.signal]));
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      await still();
      if (signal.aborted) return;
      await next(signal);
      onDone();
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    hands.abort();
    waiting.length = 0;
  }
};

let running: AbortController | undefined;

/** Stops fetching; what has come is kept. */
export const stopFetching = () => running?.abort();

/** Fetches the working set of the person's boat to this device, as far as the person may see it; one run at a time. */
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
    if (!signal.aborted) await run(details(client, user, await keepsPhotos(signal)));
    if (!signal.aborted) setLastStep(client, user.boatID, Date.now());
    say(signal.aborted ? 'stopped' : 'done');
  } catch {
    say(signal.aborted ? 'stopped' : 'broken');
  } finally {
    unsubscribe();
    running = undefined;
  }
};
