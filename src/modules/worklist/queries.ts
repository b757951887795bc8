import { queryOptions, useQuery } from '@tanstack/react-query';
import { readList } from '#lib/outbox/overlay.ts';
import { usePendingItems } from '#lib/outbox/useOutbox.ts';
import { request } from '#lib/request.ts';
import { resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { useMine } from '#lib/viewer.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { jobReads } from './contract/calls.ts';
import { type Comment, worklist } from './contract.ts';
import { machineOf } from './queries/machineOf.ts';
import { isClosed } from './rules/due.ts';

const { name } = worklist;

export const jobQueries = {
  ...resourceQueries(worklist),
  works: (id: string) =>
    queryOptions({
      queryKey: [name, 'works', id],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(jobReads.works, { params: { id }, signal }), id),
      meta: { access: jobReads.works.access },
    }),
  worksOfEquipment: (equipmentID: string) =>
    queryOptions({
      queryKey: [name, 'worksOfEquipment', equipmentID],
      queryFn: ({ signal, ...ask }) =>
        readList(
          ask,
          () => request(jobReads.worksOfEquipment, { params: { equipmentID }, signal }),
          equipmentID,
        ),
      enabled: equipmentID !== '',
      meta: { access: jobReads.worksOfEquipment.access },
    }),
  worksOfBoat: (boatID: string) =>
    queryOptions({
      queryKey: [name, 'worksOfBoat', boatID],
      queryFn: ({ signal }) => request(jobReads.worksOfBoat, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: jobReads.worksOfBoat.access },
    }),
  people: (boatID: string) =>
    queryOptions({
      queryKey: ['people', boatID],
      queryFn: ({ signal }) => request(jobReads.people, { params: { boatID }, signal }),
      enabled: boatID !== '',
      staleTime: 600_000,
      meta: { access: jobReads.people.access },
    }),
  comments: (id: string) =>
    queryOptions({
      queryKey: ['comments', 'list', id],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(jobReads.comments, { params: { id }, signal }), id),
      meta: { access: jobReads.comments.access },
    }),
  count: (boatID: string) =>
    queryOptions({
      queryKey: [name, 'count', boatID],
      queryFn: ({ signal }) => request(jobReads.count, { params: { boatID }, signal }),
      enabled: boatID !== '',
      staleTime: 60_000,
      meta: { access: jobReads.count.access },
    }),
};

export const {
  useList: useAllJobs,
  useDetails: useJob,
  useCreate: useCreateJob,
  useUpdate: useUpdateJob,
  useRemove: useDeleteJob,
} = resourceHooks(worklist, {
  namespace: 'worklist',
  page: '/app/jobdetails/$id',
  edit: { form: 'job' },
  offline: 'list',
  savedViews: { worklist: '/app/worklist' },
  // What open jobs keep is part of the stock.
  invalidates: [
    [name, 'count'],
    ['inventory', 'list'],
    ['inventory', 'details'],
  ],
  palette: {
    search: ({ no }) => [String(no)],
    hint: (job, client) => [String(job.no), machineOf(client, job)?.name ?? ''],
    isHidden: isClosed,
    max: 8,
  },
  texts: { created: 'worklist:created', removed: 'worklist:removed', removeFailed: 'messages:deleteFailed' },
});

/** Whether the signed-in person works with all jobs of the vessel, not only with their own. */
export const useMayJobs = (): boolean => can(useMaybeUser(), { flag: 'jobs' });

export const useWorks = (jobID: string) => useQuery(jobQueries.works(jobID));
export const useWorksOfEquipment = (equipmentID: string) =>
  useQuery(jobQueries.worksOfEquipment(equipmentID));

/** The work of the last year aboard, in short. */
export const useWorksOfBoat = () => useQuery(useMine(jobQueries.worksOfBoat));

/** The people of the current boat, to whom jobs can be assigned. */
export const usePeople = () => useQuery(useMine(jobQueries.people));

export const useComments = (jobID: string) => useQuery(jobQueries.comments(jobID));
/** Comments that are not sent yet, for a job whose comments could not be loaded. */
export const useUnsentComments = (jobID: string) =>
  usePendingItems<Comment>(jobQueries.comments(jobID).queryKey);

/** The number of jobs without a status: counted in the list if it is cached, otherwise fetched. */
export const useNoStatusCount = (): number => {
  const boatID = useMaybeUser()?.boatID ?? '';
  const list = useQuery({ ...jobQueries.list(boatID), enabled: false });
  const { data } = useQuery({
    ...jobQueries.count(boatID),
    enabled: boatID !== '' && list.data === undefined,
  });
  return list.data ? list.data.filter((job) => job.status === '').length : (data?.noStatus ?? 0);
};
