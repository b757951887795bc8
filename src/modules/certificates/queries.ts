import { queryOptions, useQuery } from '@tanstack/react-query';
import { readList } from '#lib/outbox/overlay.ts';
import { request } from '#lib/request.ts';
import { resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { certificateReads, certificates } from './contract.ts';

export const certificateQueries = {
  ...resourceQueries(certificates),
  ofPerson: (userID: string) =>
    queryOptions({
      queryKey: ['certificates', 'list', 'person', userID],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(certificateReads.ofPerson, { params: { userID }, signal })),
    }),
};

export const {
  useCreate: useCreateCertificate,
  useUpdate: useUpdateCertificate,
  useRemove: useDeleteCertificate,
} = resourceHooks(certificates, {
  created: 'certificates:saved',
  updated: 'certificates:saved',
  removed: 'certificates:removed',
  removeFailed: 'messages:deleteFailed',
});

const useKeeps = () => {
  const user = useMaybeUser();
  return user?.superadmin === true || user?.employees === true;
};

/** All certificates of the present boat's people; asked for only by whoever keeps the crew. */
export const useAllCertificates = () => {
  const boatID = useMaybeUser()?.boatID ?? '';
  return useQuery({ ...certificateQueries.list(boatID), enabled: useKeeps() && boatID !== '' });
};

/** The certificates of a person: of the boat's list for whoever keeps it, else the own. */
export const useCertificatesOf = ({ userID, boatID }: { userID: string; boatID: string }) => {
  const keeps = useKeeps() && boatID !== '';
  const all = useQuery({ ...certificateQueries.list(boatID), enabled: keeps });
  const own = useQuery({ ...certificateQueries.ofPerson(userID), enabled: !keeps });
  const { data, isError, refetch } = keeps ? all : own;
  return { data: data?.filter((each) => each.userID === userID), isError, refetch };
};
