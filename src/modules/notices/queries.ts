import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { useAuth } from '#stores/auth.ts';
import { type Notice, notices } from './contract.ts';

export const noticeQueries = {
  /** The own notices; asked for again every minute while the app is in sight, and when it comes back into sight. */
  mine: (userID: string | null) =>
    queryOptions({
      queryKey: ['notices', userID],
      queryFn: ({ signal }) => request(notices.mine, { signal }),
      enabled: userID !== null,
      refetchInterval: 60_000,
      refetchOnWindowFocus: 'always',
    }),
};

const useMineOptions = () => noticeQueries.mine(useAuth(({ userID }) => userID));

export const useNotices = () => useQuery(useMineOptions());

/** How many notices are unread. */
export const useUnreadCount = (): number =>
  useQuery({ ...useMineOptions(), select: (list: Notice[]) => list.filter(({ readAt }) => !readAt).length })
    .data ?? 0;

const mark = (list: Notice[] | undefined, ids: readonly string[], readAt: string | null) =>
  list?.map((notice) => (ids.includes(notice._id) ? { ...notice, readAt } : notice));

const read = (key: readonly unknown[]) =>
  mutationOptions({
    mutationKey: ['notices'],
    scope: { id: 'notices' },
    mutationFn: (ids: string[]) => request(notices.read, { body: { ids } }),
    onMutate: async (ids, { client }) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Notice[]>(key, (list) => mark(list, ids, new Date().toISOString()));
    },
    onError: (_error, ids, _result, { client }) => {
      client.setQueryData<Notice[]>(key, (list) => mark(list, ids, null));
    },
    onSuccess: (list, _ids, _result, { client }) => {
      if (client.isMutating({ mutationKey: ['notices'] }) === 1) client.setQueryData<Notice[]>(key, list);
    },
  });

/** Marks notices as read at once; only unread ones may be given, for a failure makes them unread again. */
export const useReadNotices = () => useMutation(read(useMineOptions().queryKey));
