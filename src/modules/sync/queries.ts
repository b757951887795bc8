import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** How fetching the working set stands: `broken` is for want of a link, `stopped` by the person. */
export type Step = { state: 'running' | 'broken' | 'stopped' | 'done'; done: number; all: number };

const stepQueries = {
  /** Of this tab and this moment only. */
  now: () => queryOptions<Step>({ queryKey: ['sync', 'now'], queryFn: skipToken, meta: { keep: false } }),
  /** When all of a boat's working set was last fetched to this device, in ms. */
  last: (boatID: string) => queryOptions<number>({ queryKey: ['sync', 'last', boatID], queryFn: skipToken }),
};

/** Says how the step stands, for whoever shows it. */
export const setStep = (client: QueryClient, step: Step) => {
  const { queryKey, meta } = stepQueries.now();
  client.setQueryDefaults(queryKey, { ...(meta ? { meta } : {}) });
  client.setQueryData(queryKey, step);
};

export const setLastStep = (client: QueryClient, boatID: string, at: number) =>
  client.setQueryData(stepQueries.last(boatID).queryKey, at);

/** When the working set was last fetched, in ms; undefined when never. */
export const lastStepOf = (client: QueryClient, boatID: string) =>
  client.getQueryData(stepQueries.last(boatID).queryKey);

/** How the step stands in this tab, and when (ms) it was last finished on this device. */
export const useStep = (boatID: string) => ({
  step: useQuery(stepQueries.now()).data,
  last: useQuery(stepQueries.last(boatID)).data,
});
