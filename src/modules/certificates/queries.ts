import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { readList } from '#lib/outbox/overlay.ts';
import { request } from '#lib/request.ts';
import { resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { type Certificate, certificateReads, certificates } from './contract.ts';

type Owner = { _id: string; userID: string };

export const certificateQueries = {
  ...resourceQueries(certificates),
  ofPerson: (userID: string) =>
    queryOptions({
      queryKey: ['certificates', 'list', 'person', userID],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(certificateReads.ofPerson, { params: { userID }, signal })),
      meta: { access: certificateReads.ofPerson.access, from: ['certificates'] },
    }),
};

export const {
  useList: useAllCertificates,
  useCreate: useCreateCertificate,
  useUpdate: useUpdateCertificate,
  useRemove: useDeleteCertificate,
} = resourceHooks(certificates, {
  namespace: 'certificates',
  // It is shown on its holder's page, found through the cached people.
  page: ({ userID }: Certificate, client: QueryClient) => {
    const people = client.getQueriesData<readonly Owner[]>({ queryKey: ['profiles', 'list'] });
    const id = people.flatMap(([, list]) => list ?? []).find((person) => person.userID === userID)?._id;
    return id === undefined
      ? { to: '/app/employees/certificates' }
      : { to: '/app/profiledetails/$id', params: { id } };
  },
  edit: { form: 'certificates' },
  offline: 'list',
  texts: savedTexts('certificates'),
});

/** The certificates of a person: from the boat's list for crew managers, else the user's own. */
export const useCertificatesOf = ({ userID, boatID }: { userID: string; boatID: string }) => {
  const canManageCrew = can(useMaybeUser(), certificates.access.read) && boatID !== '';
  const all = useQuery({ ...certificateQueries.list(boatID), enabled: canManageCrew });
  const own = useQuery({ ...certificateQueries.ofPerson(userID), enabled: !canManageCrew });
  const { data, isError, isLoading, refetch } = canManageCrew ? all : own;
  return { data: data?.filter((each) => each.userID === userID), isError, isLoading, refetch };
};
