import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { insertLast } from '#lib/listRules.ts';
import { readList } from '#lib/outbox/overlay.ts';
import { matchesWords, registerPaletteSource } from '#lib/paletteSources.ts';
import { prepare, request } from '#lib/request.ts';
import { resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { jobReads } from './contract/calls.ts';
import { type Comment, type Job, worklist } from './contract.ts';
import { complete, decide, machineOf, postpone, set, tick, undo } from './queries/deeds.ts';

const { name } = worklist;

export const jobQueries = {
  ...resourceQueries(worklist),
  works: (id: string) =>
    queryOptions({
      queryKey: [name, 'works', id],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(jobReads.works, { params: { id }, signal }), id),
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
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(jobReads.comments, { params: { id }, signal }), id),
    }),
  count: (boatID: string) =>
    queryOptions({
      queryKey: [name, 'count', boatID],
      queryFn: ({ signal }) => request(jobReads.count, { params: { boatID }, signal }),
      enabled: boatID !== '',
      staleTime: 60_000,
    }),
};

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

/** Gives several jobs the same status, people and the like. */
export const useSetJobs = () => useMutation(set);
/** Completes jobs; what is due next is on screen at once. Its notice is the caller's, since only it can offer the undo. */
export const useCompleteJobs = () => useMutation(complete);
export const useUndoWorks = () => useMutation(undo);
export const usePostponeJobs = () => useMutation(postpone);
/** Agrees to, or refuses, a postponement that waits for a second person. */
export const useDecidePostponement = () => useMutation(decide);
export const useTickTask = () => useMutation(tick);

type Said = Pick<Comment, '_id' | 'jobID' | 'text' | 'mentions' | 'userID' | 'userName'>;

const saidNow = (said: Said): Comment => ({ ...said, at: new Date().toISOString() });

const say = listMutation<Comment, Said, Comment>({
  name: 'comments.say',
  resource: 'comments',
  call: ({ _id, jobID, text, mentions }) =>
    prepare(jobReads.comment, { params: { id: jobID }, body: { _id, text, mentions } }),
  about: ({ _id, jobID }) => [_id, jobID],
  assume: saidNow,
  change: (said) => ({
    lists: jobQueries.comments(said.jobID).queryKey,
    rule: insertLast(saidNow(said)),
  }),
  confirm: (comment) => (list) => list.map((each) => (each._id === comment._id ? comment : each)),
  // How many there are, the list says; the job's own page shows themselves.
  outdates: () => [[name, 'list']],
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
