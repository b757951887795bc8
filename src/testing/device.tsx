import { MutationObserver, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createQueryClient } from '#app/queryClient.ts';
import { startAppOutbox } from '#app/startAppOutbox.ts';
import { newId } from '#lib/newId.ts';
import type { OperationStore } from '#lib/outbox/operation.ts';
import { outboxOf } from '#lib/outbox/outboxOf.ts';
import { configureRequests } from '#lib/request.ts';
import { complete, useSetJobs } from '#modules/worklist/queries/commands.ts';
import { useDeleteJobs } from '#modules/worklist/queries/removeJobs.ts';
import { jobQueries, useCreateJob, useDeleteJob, useUpdateJob } from '#modules/worklist/queries.ts';
import { endSession, startSession, useAuth } from '#stores/auth.ts';
import { network, testServer } from '#testing/server.ts';

export const BOAT = 'boat-halcyon';
const list = jobQueries.list(BOAT);
const ends: (() => void)[] = [];

/** Ends what `open` started last, as closing a tab does; without a count all of it. */
export const close = (count = ends.length) => {
  for (const end of ends.splice(ends.length - count)) end();
};

export const signIn = async (persona: string) => {
  const { token, userID } = await (await testServer()).signIn(persona);
  startSession(token, userID);
};

/** The app without pages, on a device with this store. */
export const open = async (store: OperationStore, tabs?: string) => {
  configureRequests({
    token: () => useAuth.getState().token,
    language: () => 'en',
    onUnauthorized: () => endSession('expired'),
  });
  const client = createQueryClient();
  ends.push(startAppOutbox(client, { store, waitMs: 60_000, tabs }));
  const outbox = outboxOf(client);
  const use = <T,>(hook: () => T) =>
    renderHook(hook, {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    }).result.current;
  const create = use(useCreateJob).mutateAsync;
  const update = use(useUpdateJob).mutateAsync;
  const set = use(useSetJobs).mutateAsync;
  const remove = use(useDeleteJob).mutateAsync;
  const removeMany = use(useDeleteJobs).mutateAsync;
  const done = (jobID: string, date: string) =>
    new MutationObserver(client, complete).mutate({
      boatID: BOAT,
      works: [{ _id: newId(), jobID, date }],
    });
  return { client, outbox, create, update, set, remove, removeMany, done };
};
const jobsOf = (client: QueryClient) => client.getQueryData(list.queryKey) ?? [];
export const jobOf = (client: QueryClient, id: string) => jobsOf(client).find(({ _id }) => _id === id);
export const fresh = (client: QueryClient) => client.fetchQuery({ ...list, staleTime: 0 });

export const noLink = () => network.use(http.all('*/api/*', () => HttpResponse.error()));
export const readOnly = () =>
  network.use(
    ...(['post', 'put', 'delete'] as const).map((write) =>
      http[write]('*/api/*', () => HttpResponse.error()),
    ),
  );
export const link = () => network.resetHandlers();

export const onServer = async (path: string, persona = 'captain') => {
  const server = await testServer();
  const { token } = await server.signIn(persona);
  return (await server.call('GET', path, { token })).json;
};
export const worksOf = async (id: string) => [await onServer(`/api/worklist/works/${id}`)].flat();
