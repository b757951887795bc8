import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, ConnectionError } from '#lib/apiError.ts';
import { connectionLostAt } from '#lib/connection.ts';
import type { Access } from '#lib/endpoint.ts';
import { shareRows } from '#lib/shareRows.ts';
import { takeSynced } from '#lib/synced.ts';
import { sentences, translate } from '#lib/text.ts';
import type { TextKey } from '#lib/useTranslation.ts';
import { addAlert } from '#stores/alerts.ts';
import { showWriteNotices } from './showWriteNotices.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Texts shown when a write ends, as `namespace:key`; `silent` leaves failures to the form that sent it. */
    /**
     * `keep: false`: not stored on the device, because it is short-lived or about other people's past. `access`: who
     * may read it, as in the call's contract; without it, everybody whose boat is not EXPIRED. `from`: the resources that
     * it is made from, by name: whoever changes one of them makes it stale.
     */
    queryMeta: { keep?: false; access?: Access; from?: readonly string[] };
    /** `needsLink`: never stored on the device; without a connection the notice says why it was not done. */
    mutationMeta: { success?: TextKey; failure?: TextKey; silent?: boolean; needsLink?: true };
  }
}

type Meta = { failure?: TextKey; needsLink?: true };

/** Each message of the server is its own notice; without any, the write's fixed text. */
const notifyFailure = async (error: Error, { failure, needsLink }: Meta = {}) => {
  if (error instanceof ApiError && error.messages.length > 0) {
    for (const { msg } of error.messages) addAlert({ kind: 'error', text: msg, sticky: true });
    return;
  }
  const noLink = error instanceof ConnectionError;
  const key = failure ?? (noLink ? 'messages:notReached' : 'messages:failed');
  const text = await translate(key);
  const unknown = navigator.onLine ? 'messages:unknown' : 'messages:needsLink';
  const full = noLink && needsLink && failure ? sentences(text, await translate(unknown)) : text;
  addAlert({ kind: 'error', text: full, sticky: true, key });
};

const notifySuccess = async (key: TextKey) => addAlert({ kind: 'success', text: await translate(key), key });

/** After this long without a connection, a failed read is not retried at once: the page says what it lacks. */
const MAX_OFFLINE_WAIT_MS = 5000;

const isLinkLost = () => Date.now() - (connectionLostAt() ?? Date.now()) > MAX_OFFLINE_WAIT_MS;

/** A read that failed without data is not repeated sooner when another part of the page needs it too. */
const MIN_RETRY_MS = 10_000;

/** The one query cache: a failed read is retried twice if there was no answer, never if the server refused. */
export const createQueryClient = () => {
  showWriteNotices();
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onSuccess: takeSynced(() => client) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.silent) void notifyFailure(error, mutation.meta);
      },
      onSuccess: (_answer, _variables, _result, mutation) => {
        if (mutation.meta?.success) void notifySuccess(mutation.meta.success);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        structuralSharing: shareRows,
        // Stored data stays visible as long as it is stored (decision 0048).
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: 'offlineFirst',
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > MIN_RETRY_MS,
        // A retry without a network would wait for it, and the page would say that it loads.
        retry: (count, error) =>
          error instanceof ConnectionError &&
          error.reason === 'down' &&
          count < 2 &&
          onlineManager.isOnline() &&
          !isLinkLost(),
      },
      mutations: { networkMode: 'offlineFirst', retry: false },
    },
  });
  return client;
};
