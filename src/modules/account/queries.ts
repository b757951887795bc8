import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { removeItem } from '#lib/listRules.ts';
import { request } from '#lib/request.ts';
import { type Session, sessions } from './contract.ts';

export const accountQueries = {
  sessions: () =>
    queryOptions({
      queryKey: ['sessions', 'list'],
      queryFn: ({ signal }) => request(sessions.mine, { signal }),
      // Sessions are only valid at the moment.
      meta: { access: sessions.mine.access, keep: false },
      staleTime: 0,
    }),
};

/** The user's sessions, latest first. */
export const useSessions = () => useQuery(accountQueries.sessions());

/** Signs out another session; it takes effect with its next call. */
export const useEndSession = () =>
  useMutation({
    mutationKey: ['sessions'],
    meta: { success: 'account:ended', failure: 'account:endFailed', needsLink: true },
    mutationFn: (id: string) => request(sessions.end, { params: { id } }),
    onSuccess: ({ _id }, _given, _before, { client }) =>
      client.setQueryData<readonly Session[]>(accountQueries.sessions().queryKey, (list) =>
        list ? removeItem<Session>(_id)(list) : list,
      ),
  });

/** Signs out all sessions except the current one. */
export const useEndOthers = () =>
  useMutation({
    mutationKey: ['sessions'],
    meta: { success: 'account:ended', failure: 'account:endFailed', needsLink: true },
    mutationFn: () => request(sessions.endOthers, {}),
    onSuccess: (_answer, _given, _before, { client }) =>
      client.invalidateQueries({ queryKey: accountQueries.sessions().queryKey }),
  });
