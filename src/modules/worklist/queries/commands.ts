import type { QueryClient } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { prepare } from '#lib/request.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { startWrite, type UndoOf, undoable, useUndoable } from '#lib/undoable.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { jobCommands } from '../contract/commands.ts';
import type { Completion, Postponing } from '../contract/entries.ts';
import { type Job, type JobFields, worklist } from '../contract.ts';
import { completed, postponing } from '../rules/commands.ts';
import { machineOf } from './machineOf.ts';

const { name } = worklist;

/** The caches beside the lists that a change of jobs makes stale. */
const staleKeys = (jobs: readonly Job[]) => [
  [name, 'count'],
  [name, 'worksOfBoat'],
  ...jobs.flatMap((job) => [
    [name, 'works', job._id],
    [name, 'worksOfEquipment', job.equipmentID],
    ['history', name, job._id],
  ]),
];

/** A completion may enter a reading and takes parts out of stock, and its undo takes both back. */
const staleMeters = (jobs: readonly Job[]) => [
  [equipment.name, 'list'],
  ['inventory', 'list'],
  ['inventory', 'details'],
  ['movements'],
  ...jobs.flatMap((job) => [
    [equipment.name, 'details', job.equipmentID],
    [equipment.name, 'readings', job.equipmentID],
  ]),
];

const cachedJobs = (client: QueryClient, ids: readonly string[]): Job[] =>
  ids.flatMap((id) => cachedItem(worklist, client, id) ?? []);

/** What a completion or a tick follows, if the job is known here. */
const lastWorkOf = (client: QueryClient, id: string) => {
  const [job] = cachedJobs(client, [id]);
  return job ? { after: job.lastWork } : {};
};

const machineIDs = (client: QueryClient, jobID: string) =>
  cachedJobs(client, [jobID]).flatMap(({ equipmentID }) => (equipmentID === '' ? [] : [equipmentID]));

/** Replaces the optimistic jobs with the server's. */
const replaceAll = (jobs: readonly Job[]) => {
  const answered = new Map(jobs.map((job) => [job._id, job]));
  return (list: readonly Job[]) => list.map((job) => answered.get(job._id) ?? job);
};

/** Changes the jobs in the map, each with its own value. */
const changeEach =
  <V>(given: ReadonlyMap<string, V>, change: (job: Job, value: V) => Partial<Job>) =>
  (list: readonly Job[]) =>
    list.map((job) => {
      const value = given.get(job._id);
      return value === undefined ? job : { ...job, ...change(job, value) };
    });

type SetFields = {
  boatID: string;
  ids: string[];
  fields: Partial<
    Pick<JobFields, 'status' | 'priority' | 'department' | 'assignees' | 'project' | 'inRound'>
  >;
};

/** Gives several jobs the same status, people and the like. */
const set = listMutation<Job, SetFields, Job[]>({
  name: 'worklist.set',
  label: { text: 'outbox:action.update', icon: 'edit' },
  commands: [jobCommands.set],
  fields: [],
  rows: 'ids',
  resource: name,
  call: ({ boatID, ids, fields }, client) => {
    const revs = Object.fromEntries(cachedJobs(client, ids).map(({ _id, rev }) => [_id, rev]));
    return prepare(jobCommands.set, { params: { boatID }, body: { ids, fields, revs } });
  },
  entityIds: ({ ids }) => ids,
  optimisticAnswer: ({ ids }, client) => cachedJobs(client, ids),
  change: ({ ids, fields }) => ({
    rule: changeEach(new Map(ids.map((id) => [id, fields])), (_job, value) => value),
  }),
  confirm: replaceAll,
  invalidates: staleKeys,
});

/** Restores the former values, with one call for each different set of them. */
const undoSet: UndoOf<SetFields> = ({ boatID, ids, fields }, client) => {
  const groups = new Map<string, SetFields>();
  for (const job of cachedJobs(client, ids)) {
    const former = Object.fromEntries(Object.entries(job).filter(([field]) => field in fields));
    const key = JSON.stringify(former);
    const group = groups.get(key) ?? { boatID, ids: [], fields: former };
    groups.set(key, { ...group, ids: [...group.ids, job._id] });
  }
  return () => {
    for (const group of groups.values()) void startWrite(client, set, group);
  };
};

type Complete = { boatID: string; works: Completion[] };

/** Completes jobs; the next due date is on screen at once. */
export const complete = listMutation<Job, Complete, Job[]>({
  name: 'worklist.complete',
  label: { text: 'outbox:action.complete', icon: 'check' },
  commands: [jobCommands.complete],
  fields: ['date', 'meterValue', 'minutes', 'note'],
  rows: 'works',
  resource: name,
  ask: {
    yes: 'outbox:ask.second',
    no: 'outbox:ask.sameWork',
    insist: ({ lastWork }) => ({ second: true, after: lastWork }),
  },
  // A completion says which one it follows; a form says what it showed when it was opened.
  call: ({ boatID, works }, client) =>
    prepare(jobCommands.complete, {
      params: { boatID },
      body: { works: works.map((work) => ({ ...lastWorkOf(client, work.jobID), ...work })) },
    }),
  // A work with a meter figure enters a reading of its machine, and every work waits for its photos.
  entityIds: ({ works }, client) =>
    works.flatMap(({ _id, jobID, meterValue = null, photos = [] }) => [
      _id,
      jobID,
      ...(meterValue === null ? [] : machineIDs(client, jobID)),
      ...photos,
    ]),
  optimisticAnswer: ({ works }, client) =>
    cachedJobs(
      client,
      works.map(({ jobID }) => jobID),
    ),
  change: ({ works }, client) => ({
    rule: changeEach(new Map(works.map((work) => [work.jobID, work])), (job, work) =>
      completed(job, machineOf(client, job), work),
    ),
  }),
  confirm: replaceAll,
  invalidates: (jobs) => [...staleKeys(jobs), ...staleMeters(jobs)],
});

type Undo = { boatID: string; works: string[] };

/** Undoes completions; only the server knows what the jobs were before. */
const undo = listMutation<Job, Undo, Job[]>({
  name: 'worklist.undo',
  label: { text: 'outbox:action.undo', icon: 'undo' },
  commands: [jobCommands.undo],
  fields: [],
  resource: name,
  success: 'worklist:undone',
  call: ({ boatID, works }) => prepare(jobCommands.undo, { params: { boatID }, body: { works } }),
  entityIds: ({ works }) => works,
  optimisticAnswer: () => [],
  change: () => ({ rule: (list) => list }),
  confirm: replaceAll,
  invalidates: (jobs) => [...staleKeys(jobs), ...staleMeters(jobs)],
});

const undoCompletion: UndoOf<Complete> =
  ({ boatID, works }, client) =>
  () =>
    void startWrite(client, undo, { boatID, works: works.map(({ _id }) => _id) });

type Postpone = { boatID: string; postponements: Postponing[]; by: string; byID: string };

/** Postpones jobs. */
const postpone = listMutation<Job, Postpone, Job[]>({
  name: 'worklist.postpone',
  label: { text: 'outbox:action.postpone', icon: 'calendar' },
  commands: [jobCommands.postpone],
  fields: ['dueDate', 'dueHours', 'reason'],
  rows: 'postponements',
  resource: name,
  ask: { yes: 'outbox:ask.mine', no: 'outbox:ask.theirs', insist: ({ rev }) => ({ rev }) },
  call: ({ boatID, postponements }, client) => {
    const based = postponements.map((later) => ({
      rev: cachedJobs(client, [later.jobID])[0]?.rev,
      ...later,
    }));
    return prepare(jobCommands.postpone, { params: { boatID }, body: { postponements: based } });
  },
  entityIds: ({ postponements }) => postponements.map(({ jobID }) => jobID),
  optimisticAnswer: ({ postponements }, client) =>
    cachedJobs(
      client,
      postponements.map(({ jobID }) => jobID),
    ),
  change: ({ postponements, by, byID }, client) => ({
    rule: changeEach(new Map(postponements.map((each) => [each.jobID, each])), (job, later) =>
      postponing(
        job,
        machineOf(client, job),
        { ...later, project: later.project ?? '' },
        { at: nowIso(), by, byID },
      ),
    ),
  }),
  confirm: replaceAll,
  invalidates: staleKeys,
});

/** Approves or refuses a postponement that waits for a second person. */
const decide = listMutation<Job, { id: string; agree: boolean }, Job | undefined>({
  name: 'worklist.decide',
  label: { text: 'outbox:action.decide', icon: 'calendar' },
  commands: [jobCommands.decide],
  fields: [],
  resource: name,
  call: ({ id, agree }) => prepare(jobCommands.decide, { params: { id }, body: { agree } }),
  entityIds: ({ id }) => [id],
  optimisticAnswer: ({ id }, client) => cachedJobs(client, [id])[0],
  change: ({ id }) => ({ rule: changeEach(new Map([[id, null]]), () => ({ postponeAsked: null })) }),
  confirm: (job) => replaceAll(job ? [job] : []),
  invalidates: (job) => staleKeys(job ? [job] : []),
});

type TickStep = {
  id: string;
  taskID: string;
  done: boolean;
  value: number | null;
  by: string;
  /** Ids of the photos that prove it. */
  photos?: string[];
  reason?: string;
};

/** Ticks or unticks a step. */
const tick = listMutation<Job, TickStep, Job | undefined>({
  name: 'worklist.tick',
  label: { text: 'outbox:action.tick', icon: 'check' },
  commands: [jobCommands.tick],
  fields: ['value'],
  resource: name,
  ask: {
    yes: 'outbox:ask.mine',
    no: 'outbox:ask.theirs',
    // Over the reading that the question showed, and over no later one.
    insist: ({ ticks }, { taskID }) => ({ was: Object(Object(ticks)[String(taskID)]).value ?? null }),
  },
  call: ({ id, taskID, done, value, photos, reason = '' }, client) => {
    const was = cachedJobs(client, [id])[0]?.ticks[taskID]?.value ?? null;
    const body = { taskID, done, value, photos, reason, was, ...lastWorkOf(client, id) };
    return prepare(jobCommands.tick, { params: { id }, body });
  },
  // A tick waits for the photos that prove it.
  entityIds: ({ id, photos = [] }) => [id, ...photos],
  optimisticAnswer: ({ id }, client) => cachedJobs(client, [id])[0],
  change: ({ id, taskID, done, value, by, reason }) => ({
    rule: changeEach(new Map([[id, taskID]]), (job) => {
      const { [taskID]: _, ...others } = job.ticks;
      return {
        ticks: done
          ? {
              ...others,
              [taskID]: { at: nowIso(), by, value, ...(reason ? { reason } : {}) },
            }
          : others,
      };
    }),
  }),
  confirm: (job) => replaceAll(job ? [job] : []),
  invalidates: (_job, { id }) => [['history', name, id]],
});

/** Gives several jobs the same status, people and the like. */
export const useSetJobs = () => useUndoable(undoable(set, undoSet));
/** Completes jobs; the next due date is on screen at once. Its notice is the caller's. */
export const useCompleteJobs = () => useUndoable(undoable(complete, undoCompletion));
export const useUndoWorks = () => useMutation(undo);
export const usePostponeJobs = () => useMutation(postpone);
/** Approves or refuses a postponement that waits for a second person. */
export const useDecidePostponement = () => useMutation(decide);
export const useTickTask = () => useMutation(tick);
