import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { takeEarly } from '#lib/earlyAnswer.ts';
import { newId } from '#lib/newId.ts';
import { readOne } from '#lib/outbox/overlay.ts';
import { request } from '#lib/request.ts';
import { configureViewer, type Viewer } from '#lib/viewer.ts';
import { removeAlert, useAlerts } from '#stores/alerts.ts';
import { endSession, startSession, useAuth } from '#stores/auth.ts';
import { auth, type User } from './contract.ts';
import { can } from './rules/can.ts';

export const authQueries = {
  /** The signed-in user; the key carries the user id so that two users never share an entry. */
  me: (userID: string | null) =>
    queryOptions({
      queryKey: ['auth', 'me', userID],
      queryFn: ({ signal, ...ask }) => {
        const answer = takeEarly(useAuth.getState().token, auth.me.path);
        // A user who came since the page began to load is asked for because something may have changed again.
        const { dataUpdatedAt = 0 } = ask.client.getQueryState(ask.queryKey) ?? {};
        const early = dataUpdatedAt < performance.timeOrigin ? answer : undefined;
        return readOne(ask, () => request(auth.me, { signal, early }));
      },
      enabled: userID !== null,
      staleTime: 60_000,
    }),
};

/** The signed-in user if known; undefined while loading, or signed out. */
export const useMaybeUser = (): User | undefined =>
  useQuery(authQueries.me(useAuth(({ userID }) => userID))).data;

/** Whether the user is being loaded, and whether that failed without a connection. */
export const useSession = () => {
  const userID = useAuth((state) => state.userID);
  const { data, errorUpdateCount, refetch } = useQuery(authQueries.me(userID));
  // It stays failed while it is retried: a frame that remounted with each attempt would itself fetch again.
  return { user: data, failed: !data && errorUpdateCount > 0, retry: () => void refetch() };
};

/** The signed-in user; only below the frame, which waits for it. */
export const useUser = (): User => {
  const user = useMaybeUser();
  if (!user) throw new Error('No signed-in user here');
  return user;
};

/** The user from the cache, for guards and loaders outside React. */
export const cachedUser = (client: QueryClient): User | undefined =>
  client.getQueryData(authQueries.me(useAuth.getState().userID).queryKey);

const viewerOf = (user: User | undefined): Viewer | undefined =>
  user && { boatID: user.boatID, can: (access) => can(user, access) };

configureViewer({
  useViewer: () => viewerOf(useMaybeUser()),
  cachedViewer: (client) => viewerOf(cachedUser(client)),
  isSignedIn: () => useAuth.getState().token !== null,
});

const login = mutationOptions({
  mutationKey: ['auth'],
  meta: { failure: 'auth:notReached' },
  // A new attempt removes the errors of the last one.
  onMutate: () => {
    for (const { id, kind } of useAlerts.getState().alerts) if (kind === 'error') removeAlert(id);
  },
  mutationFn: (body: { username: string; password: string }) => request(auth.login, { body }),
  onSuccess: async ({ token, userID }, _variables, _result, { client }) => {
    client.clear();
    startSession(token, userID);
    await client.prefetchQuery(authQueries.me(userID));
  },
});

/** Signs in, stores the token and loads the user. */
export const useLogin = () => useMutation(login);

/** Remembers an ended session until the server is known to have ended it; without storage or TLS it cannot. */
const endLater = async (token: string, answered: Promise<boolean>) => {
  const { keepEnded, dropEnded } = await import('./endedSessions.ts');
  const hash = await keepEnded(token, answered);
  if (await answered) await dropEnded([hash]);
};

/**
 * Ends the session here at once, and on the server now or as soon as it can be reached; clears local storage and all
 * caches.
 */
export const useSignOut = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const { token } = useAuth.getState();
    const answered = request(auth.logout, { keepalive: true }).then(
      () => true,
      () => false,
    );
    if (token) void endLater(token, answered).catch(() => undefined);
    endSession();
    client.clear();
    await navigate({ to: '/auth/login' });
  };
};

/**
 * Requests a reset link by mail; the token is made here (specification, section 5), and the mailed link contains a
 * secret too.
 */
export const useAskReset = () =>
  useMutation({
    mutationKey: ['auth'],
    meta: { success: 'messages:resetLinkSent' },
    mutationFn: (email: string) => request(auth.storeToken, { body: { resetToken: newId(), email } }),
  });

/** Sets a new password through the mailed link. */
export const useResetPassword = () =>
  useMutation({
    mutationKey: ['auth'],
    meta: { success: 'messages:passwordChanged' },
    mutationFn: ({ token, newPassword }: { token: string; newPassword: string }) =>
      request(auth.resetPassword, { params: { token }, body: { newPassword } }),
    onSuccess: (_answer, _variables, _result, { client }) => {
      // The server has ended every session of this user, including one on this device.
      if (useAuth.getState().token) endSession();
      client.removeQueries();
    },
  });

/** Changes the user's own password, proved by the present one (`confirm`), or as a required first change. */
export const useChangePassword = () =>
  useMutation({
    mutationKey: ['auth'],
    meta: { success: 'messages:passwordChanged', failure: 'messages:changePasswordFailed' },
    mutationFn: ({ newPassword, confirm }: { newPassword: string; confirm: string | undefined }) =>
      request(auth.changePassword, { body: { newPassword }, confirm }),
    onSuccess: (_answer, _variables, _result, { client }) => client.invalidateQueries({ queryKey: ['auth'] }),
  });
