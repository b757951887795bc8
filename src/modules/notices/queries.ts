import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { isLive } from '#lib/live.ts';
import { readList } from '#lib/outbox/overlay.ts';
import { prepare, request } from '#lib/request.ts';
import { useAuth } from '#stores/auth.ts';
import { type Notice, notices } from './contract.ts';

const NAME = 'notices';

export const noticeQueries = {
  /** The user's notices; refetched on live events, every minute without a stream, and when the window regains focus. */
  mine: (userID: string | null) =>
    queryOptions({
      queryKey: [NAME, 'list', userID],
      queryFn: ({ signal, ...ask }) => readList(ask, () => request(notices.mine, { signal })),
      enabled: userID !== null,
      refetchInterval: () => (isLive() ? 600_000 : 60_000),
      refetchOnWindowFocus: 'always',
    }),
};

const useMineOptions = () => noticeQueries.mine(useAuth(({ userID }) => userID));

export const useNotices = () => useQuery(useMineOptions());

/** The number of unread notices. */
export const useUnreadCount = (): number =>
  useQuery({
    ...useMineOptions(),
    select: (list: readonly Notice[]) => list.filter(({ readAt }) => !readAt).length,
  }).data ?? 0;

type Read = { ids: string[]; userID: string };

const read = listMutation<Notice, Read, readonly Notice[]>({
  name: 'notices.read',
  label: { text: 'outbox:action.notice', icon: 'notice' },
  commands: [notices.read],
  fields: [],
  resource: NAME,
  call: ({ ids }) => prepare(notices.read, { body: { ids } }),
  entityIds: ({ ids }) => ids,
  optimisticAnswer: ({ userID }, client) => client.getQueryData(noticeQueries.mine(userID).queryKey) ?? [],
  change: ({ ids }) => {
    const readAt = nowIso();
    return {
      rule: (list) => list.map((notice) => (ids.includes(notice._id) ? { ...notice, readAt } : notice)),
    };
  },
  confirm: (answer) => {
    const answered = new Map(answer.map((notice) => [notice._id, notice]));
    return (list) => list.map((notice) => answered.get(notice._id) ?? notice);
  },
});

/** Marks notices as read at once; pass only unread ones. */
export const useReadNotices = () => {
  const userID = useAuth((state) => state.userID) ?? '';
  const { mutate } = useMutation(read);
  return { mutate: (ids: string[]) => mutate({ ids, userID }) };
};
