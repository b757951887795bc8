import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { insertFirst, replaceFields } from '#lib/listRules.ts';
import { prepare, request } from '#lib/request.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { useMine } from '#lib/viewer.ts';
import { dayIn } from '#lib/zonedTime.ts';
import { cachedUser } from '#modules/auth/queries.ts';
import { type DefectFields, defects } from '../contract/defects.ts';
import { type Job, worklist } from '../contract.ts';
import { jobQueries } from '../queries.ts';
import { jobOfDefect } from '../rules/defect.ts';
import { machineOf } from './machineOf.ts';

const { name } = worklist;

type Report = DefectFields & { _id: string; boatID: string };

/** The job as the server will make it of the report; without a number until then. */
const draftOf = ({ _id, boatID, ...given }: Report, client: QueryClient): Job => {
  const user = cachedUser(client);
  const now = new Date().toISOString();
  return worklist.item.parse({
    ...jobOfDefect(given, {
      machine: machineOf(client, given),
      reporter: { _id: user?._id ?? '', department: user?.department ?? '' },
      today: dayIn(now, user?.boat?.timeZone || 'UTC'),
    }),
    _id,
    boatID,
    rev: 0,
    createdAt: now,
    updatedAt: now,
    updatedBy: '',
  });
};

const report = listMutation<Job, Report, Job>({
  name: 'worklist.report',
  label: { text: 'outbox:action.create', icon: 'add' },
  commands: [defects.report],
  fields: [],
  resource: name,
  call: (body) => prepare(defects.report, { body }),
  entityIds: ({ _id, equipmentID }) => [_id, ...(equipmentID === '' ? [] : [equipmentID])],
  optimisticAnswer: (given, client) => cachedItem(worklist, client, given._id) ?? draftOf(given, client),
  change: (given, client) => ({
    lists: jobQueries.list(given.boatID).queryKey,
    rule: insertFirst(draftOf(given, client)),
  }),
  confirm: (job) => replaceFields<Job>(job._id, job),
  invalidates: () => [[name, 'count']],
});

/** Reports a defect; it is in the list at once, without a link too. */
export const useReportDefect = () => useMutation(report);

const places = (boatID: string) =>
  queryOptions({
    queryKey: [name, 'places', boatID],
    queryFn: ({ signal }) => request(defects.places, { params: { boatID }, signal }),
    enabled: boatID !== '',
    staleTime: 600_000,
    meta: { access: defects.places.access },
  });

/** Names and places of the equipment, for those who do not read the list itself; undefined until they are known. */
export const useMachinePlaces = (enabled: boolean) => {
  const options = useMine(places);
  return useQuery({ ...options, enabled: enabled && options.enabled !== false }).data;
};
