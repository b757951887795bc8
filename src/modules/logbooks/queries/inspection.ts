import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { commandMutation } from '#lib/commandMutation.ts';
import { request } from '#lib/request.ts';
import { saveFile } from '#lib/saveFile.ts';
import { useMine } from '#lib/viewer.ts';
import {
  INSPECTION_HEADER,
  inspectionCalls,
  type LogInspection,
  logInspections,
} from '../contract/inspection.ts';
import { verifyHere } from '../verifyHere.ts';
import { saveVolume } from './papers.ts';

const name = 'loginspections';

export const inspectionQueries = {
  list: (boatID: string) =>
    queryOptions({
      queryKey: [name, 'links', boatID],
      queryFn: ({ signal }) => request(logInspections.list, { params: { boatID }, signal }),
      enabled: boatID !== '',
      staleTime: 10_000,
      meta: { access: logInspections.list.access },
    }),
  access: (boatID: string) =>
    queryOptions({
      queryKey: [name, 'access', boatID],
      queryFn: ({ signal }) => request(logInspections.access, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: logInspections.access.access },
    }),
};

/** The links that were opened for inspectors. */
export const useInspections = () => useQuery({ ...useMine(inspectionQueries.list), refetchInterval: 30_000 });

/** Who looked at the books. */
export const useLogAccess = () => useQuery(useMine(inspectionQueries.access));

type Opening = {
  boatID: string;
  _id: string;
  forWhom: string;
  volumes: string[];
  hours: number;
  tokenHash: string;
  linkHash?: string | undefined;
};

const open = commandMutation<Opening, LogInspection>({
  resource: name,
  call: ({ boatID, ...body }) => request(logInspections.open, { params: { boatID }, body }),
  onEnd: (client) => client.invalidateQueries({ queryKey: [name] }),
});
export const useOpenInspection = () => useMutation(open);

const end = commandMutation<string, LogInspection>({
  resource: name,
  call: (id) => request(logInspections.end, { params: { id } }),
  onEnd: (client) => client.invalidateQueries({ queryKey: [name] }),
});
export const useEndInspection = () => useMutation(end);

const giveBack = commandMutation<{ boatID: string; signerID: string; proof: string }, { name: string }>({
  resource: name,
  call: ({ boatID, ...body }) => request(logInspections.giveBack, { params: { boatID }, body }),
});
export const useGiveBack = () => useMutation(giveBack);

// The inspector's reads. Nothing of them is kept on the device.
const meta = { keep: false } as const;
const headersOf = (token: string) => ({ [INSPECTION_HEADER]: token });

export const useInspectionView = (token: string) =>
  useQuery({
    queryKey: [name, 'view', token],
    queryFn: ({ signal }) => request(inspectionCalls.view, { headers: headersOf(token), signal }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta,
  });

/** What has been opened by the link so far. */
export const useInspectionViews = (token: string) =>
  useQuery({
    queryKey: [name, 'views', token],
    queryFn: ({ signal }) => request(inspectionCalls.views, { headers: headersOf(token), signal }),
    staleTime: 0,
    retry: false,
    meta,
  });

/** The records of a page of a shown volume. */
export const useInspectedPage = (token: string, id: string, page: number) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: [name, 'page', token, id, page],
    queryFn: async ({ signal }) => {
      const params = { id, page: String(page) };
      const records = await request(inspectionCalls.page, { params, headers: headersOf(token), signal });
      void client.invalidateQueries({ queryKey: [name, 'views', token] });
      return records;
    },
    placeholderData: (before) => before,
    retry: false,
    meta,
  });
};

/** The check of all seals of a shown volume, made in this browser. */
export const useInspectedSeals = (token: string, id: string, enabled: boolean) =>
  useQuery({
    queryKey: [name, 'seals', token, id],
    queryFn: async ({ signal }) => {
      const params = { id };
      return verifyHere(
        await request(inspectionCalls.exported, { params, search: {}, headers: headersOf(token), signal }),
      );
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta,
  });

/** Saves a shown volume: as a PDF, or as sealed. */
export const useSaveInspected = (token: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [name, 'save'],
    mutationFn: async ({ id, as }: { id: string; as: 'pdf' | 'volume' }) => {
      const call = { params: { id }, headers: headersOf(token) };
      if (as === 'pdf') saveFile(await request(inspectionCalls.paper, { ...call, search: {} }));
      else saveVolume(await request(inspectionCalls.exported, { ...call, search: { save: '1' } }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: [name, 'views', token] }),
  });
};
