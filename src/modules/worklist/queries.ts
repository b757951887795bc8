import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { insertLast } from '#lib/listRules.ts';
import { matchesWords, registerPaletteSource } from '#lib/paletteSources.ts';
import { request } from '#lib/request.ts';
import { cachedItem, resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { type Equipment, equipment } from '#modules/equipment/contract.ts';
import { jobDeeds, jobReads } from './contract/calls.ts';
import {
  type Comment,
  type Completion,
  type Job,
  type JobFields,
  type Postponing,
  worklist,
} from './contract.ts';
import { completed, postponing } from './rules/deeds.ts';

const { name } = worklist;

export const jobQueries = {
  ...resourceQueries(worklist),
  works: (id: string) =>
    queryOptions({
      queryKey: [name, 'works', id],
      queryFn: ({ signal }) => request(jobReads.works, { params: { id }, signal }),
    }),
  worksOfEquipment: (equipmentID: string) =>
    queryOptions({
      queryKey: [name, 'worksOfEquipment', equipmentID],
      queryFn: ({ signal }) => request(jobReads.worksOfEquipment, { params: { equipmentID }, signal }),
      enabled: equipmentID !== '',
    }),
  worksOfBoat: (boatID: string) =>
    queryOptions({
      queryKey: [name, 'worksOfBoat', boatID],
      queryFn: ({ signal }) => request(jobReads.worksOfBoat, { params: { boatID }, signal }),
      enabled: boatID !== '',
    }),
  people: (boatID: string) =>
    queryOptions({
      queryKey: ['people', boatID],
      queryFn: ({ signal }) => request(jobReads.people, { params: { boatID }, signal }),
      enabled: boatID !== '',
      staleTime: 600_000,
    }),
  comments: (id: string) =>
    queryOptions({
      queryKey: ['comments', 'list', id],
      queryFn: ({ signal }) => request(jobReads.comments, { params: { id }, signal }),
    }),
  count: (boatID: string) =>
    queryOptions({
      queryKey: [name, 'count', boatID],
      queryFn: ({ signal }) => request(jobReads.count, { params: { boatID }, signal }),
      enabled: boatID !== '',
      staleTime: 60_000,
    }),
};

/** What a change of jobs makes out of date beside the lists. */
const outdated = (jobs: readonly Job[]) => [
  [name, 'count'],
  [name, 'worksOfBoat'],
  ...jobs.flatMap((job) => [
    [name, 'works', job._id],
    [name, 'worksOfEquipment', job.equipmentID],
    ['history', name, job._id],
  ]),
];

export const {
  useList: useJobsOfBoat,
  useDetails: useJob,
  useCreate: useCreateJob,
  useUpdate: useUpdateJob,
  useRemove: useDeleteJob,
} = resourceHooks(
  worklist,
  { created: 'worklist:created', removed: 'worklist:removed', removeFailed: 'messages:deleteFailed' },
  [[name, 'count']],
);

/** Whether the signed-in person may see jobs at all. */
export const useMayJobs = (): boolean => {
  const user = useMaybeUser();
  return user !== undefined && (user.superadmin || user.jobs);
};

/** The present boat; empty for who may not see its jobs, so that pages of other modules do not ask in vain. */
const useBoatOfJobs = (): string => {
  const boatID = useMaybeUser()?.boatID ?? '';
  return useMayJobs() ? boatID : '';
};

/** All jobs of the signed-in user's boat. */
export const useAllJobs = () => {
  const boatID = useBoatOfJobs();
  return useQuery({ ...jobQueries.list(boatID), enabled: boatID !== '' });
};

export const useWorks = (jobID: string) => useQuery(jobQueries.works(jobID));
export const useWorksOfEquipment = (equipmentID: string) =>
  useQuery(jobQueries.worksOfEquipment(equipmentID));

/** The work of the last year aboard, in short. */
export const useWorksOfBoat = () => useQuery(jobQueries.worksOfBoat(useBoatOfJobs()));

/** The people of the present boat, to whom jobs may be given. */
export const usePeople = () => useQuery(jobQueries.people(useBoatOfJobs()));

export const useComments = (jobID: string) => useQuery(jobQueries.comments(jobID));

/** How many jobs have no status: counted from the list where it is cached, else asked for. */
export const useNoStatusCount = (enabled: boolean): number => {
  const boatID = useMaybeUser()?.boatID ?? '';
  const list = useQuery({ ...jobQueries.list(boatID), enabled: false });
  const { data } = useQuery({
    ...jobQueries.count(boatID),
    enabled: enabled && boatID !== '' && list.data === undefined,
  });
  return list.data ? list.data.filter((job) => job.status === '').length : (data?.noStatus ?? 0);
};

const machineOf = (client: QueryClient, job: Job): Equipment | undefined =>
  job.equipmentID === '' ? undefined : cachedItem(equipment, client, job.equipmentID);

/** The server's jobs in place of ours. */
const replaceAll = (jobs: readonly Job[]) => {
  const answered = new Map(jobs.map((job) => [job._id, job]));
  return (list: readonly Job[]) => list.map((job) => answered.get(job._id) ?? job);
};

/** Changes the jobs of which `ids` names the thing that changes them. */
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

const set = listMutation<Job, SetFields, Job[]>({
  resource: name,
  send: ({ boatID, ids, fields }) => request(jobDeeds.set, { params: { boatID }, body: { ids, fields } }),
  change: ({ ids, fields }) => ({
    rule: changeEach(new Map(ids.map((id) => [id, fields])), (_job, value) => value),
  }),
  confirm: replaceAll,
  outdates: outdated,
});
/** Gives several jobs the same status, people and the like. */
export const useSetJobs = () => useMutation(set);

type Complete = { boatID: string; works: Completion[] };

const complete = listMutation<Job, Complete, Job[]>({
  resource: name,
  send: ({ boatID, works }) => request(jobDeeds.complete, { params: { boatID }, body: { works } }),
  change: ({ works }, client) => ({
    rule: changeEach(new Map(works.map((work) => [work.jobID, work])), (job, work) =>
      completed(job, machineOf(client, job), work),
    ),
  }),
  confirm: replaceAll,
  // A completion may enter a reading.
  outdates: (jobs) => [
    ...outdated(jobs),
    [equipment.name, 'list'],
    ...jobs.flatMap((job) => [
      [equipment.name, 'details', job.equipmentID],
      [equipment.name, 'readings', job.equipmentID],
    ]),
  ],
});
/** Completes jobs; what is due next is on screen at once. Its notice is the caller's, since only it can offer the undo. */
export const useCompleteJobs = () => useMutation(complete);

type Undo = { boatID: string; works: string[] };

const undo = listMutation<Job, Undo, Job[]>({
  resource: name,
  success: 'worklist:undone',
  send: ({ boatID, works }) => request(jobDeeds.undo, { params: { boatID }, body: { works } }),
  // What the jobs were before, only the server knows.
  change: () => ({ rule: (list) => list }),
  confirm: replaceAll,
  outdates: outdated,
});
export const useUndoWorks = () => useMutation(undo);

type Postpone = { boatID: string; postponements: Postponing[]; by: string; byID: string };

const postpone = listMutation<Job, Postpone, Job[]>({
  resource: name,
  send: ({ boatID, postponements }) =>
    request(jobDeeds.postpone, { params: { boatID }, body: { postponements } }),
  change: ({ postponements, by, byID }, client) => ({
    rule: changeEach(new Map(postponements.map((each) => [each.jobID, each])), (job, later) =>
      postponing(
        job,
        machineOf(client, job),
        { ...later, project: later.project ?? '' },
        { at: new Date().toISOString(), by, byID },
      ),
    ),
  }),
  confirm: replaceAll,
  outdates: outdated,
});
export const usePostponeJobs = () => useMutation(postpone);

const decide = listMutation<Job, { id: string; agree: boolean }, Job>({
  resource: name,
  send: ({ id, agree }) => request(jobDeeds.decide, { params: { id }, body: { agree } }),
  change: ({ id }) => ({ rule: changeEach(new Map([[id, null]]), () => ({ postponeAsked: null })) }),
  confirm: (job) => replaceAll([job]),
  outdates: (job) => outdated([job]),
});
/** Agrees to, or refuses, a postponement that waits for a second person. */
export const useDecidePostponement = () => useMutation(decide);

type TickStep = { id: string; taskID: string; done: boolean; value: number | null; by: string };

const tick = listMutation<Job, TickStep, Job>({
  resource: name,
  send: ({ id, taskID, done, value }) =>
    request(jobDeeds.tick, { params: { id }, body: { taskID, done, value } }),
  change: ({ id, taskID, done, value, by }) => ({
    rule: changeEach(new Map([[id, taskID]]), (job) => {
      const { [taskID]: _, ...others } = job.ticks;
      return {
        ticks: done ? { ...others, [taskID]: { at: new Date().toISOString(), by, value } } : others,
      };
    }),
  }),
  confirm: (job) => replaceAll([job]),
  outdates: (job) => [['history', name, job._id]],
});
export const useTickTask = () => useMutation(tick);

type Said = Pick<Comment, '_id' | 'jobID' | 'text' | 'mentions' | 'userID' | 'userName'>;

const say = listMutation<Comment, Said, Comment>({
  resource: 'comments',
  send: ({ _id, jobID, text, mentions }) =>
    request(jobReads.comment, { params: { id: jobID }, body: { _id, text, mentions } }),
  change: (said) => ({
    lists: jobQueries.comments(said.jobID).queryKey,
    rule: insertLast({ ...said, at: new Date().toISOString() }),
  }),
  confirm: (comment) => (list) => list.map((each) => (each._id === comment._id ? comment : each)),
  outdates: (comment) => [
    [name, 'list'],
    [name, 'details', comment.jobID],
  ],
});
/** Says something about a job; it stands in the discussion at once. */
export const useAddComment = () => useMutation(say);

const PALETTE_MOST = 8;

// The command palette finds open jobs by number, title and machine.
registerPaletteSource((query, client) =>
  client
    .getQueriesData<readonly Job[]>({ queryKey: [name, 'list'] })
    .flatMap(([, list]) => list ?? [])
    .filter(
      (job) =>
        job.status !== 'done' && job.status !== 'cancelled' && matchesWords(query, job.title, String(job.no)),
    )
    .slice(0, PALETTE_MOST)
    .map((job) => ({
      id: job._id,
      label: job.title,
      hint: [job.no, machineOf(client, job)?.name].filter(Boolean).join(' · '),
      to: '/app/jobdetails/$id',
      params: { id: job._id },
    })),
);
