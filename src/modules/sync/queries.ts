import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useConnection } from '#lib/connection.ts';
import { request } from '#lib/request.ts';
import { workingSet } from './contract/cost.ts';

/** The state of fetching the working set: `broken` means a lost connection, `stopped` the user's choice. */
export type Step = {
  boatID: string;
  state: 'running' | 'broken' | 'stopped' | 'done';
  done: number;
  all: number;
};

const HOUR_MS = 3_600_000;

/** After putting it off, the user is not asked again for this long. */
const PUT_OFF_MS = 7 * 24 * HOUR_MS;

const stepQueries = {
  /** State of this tab and this moment only. */
  now: () => queryOptions<Step>({ queryKey: ['sync', 'now'], queryFn: skipToken, meta: { keep: false } }),
  /** When the boat's whole working set was last fetched to this device, in ms. */
  last: (boatID: string) => queryOptions<number>({ queryKey: ['sync', 'last', boatID], queryFn: skipToken }),
  /** When the user put it off, in ms. */
  putOff: (boatID: string) =>
    queryOptions<number>({ queryKey: ['sync', 'putOff', boatID], queryFn: skipToken }),
  /** The estimated data volume in bytes. */
  cost: (boatID: string) =>
    queryOptions({
      queryKey: ['sync', 'cost', boatID],
      queryFn: ({ signal }) => request(workingSet.cost, { params: { boatID }, signal }),
      staleTime: HOUR_MS,
    }),
};

/** Publishes the state of the step to whatever displays it. */
export const setStep = (client: QueryClient, step: Step) => {
  const { queryKey, meta } = stepQueries.now();
  client.setQueryDefaults(queryKey, { ...(meta ? { meta } : {}) });
  client.setQueryData(queryKey, step);
};

export const setLastStep = (client: QueryClient, boatID: string, at: number) =>
  client.setQueryData(stepQueries.last(boatID).queryKey, at);

/** When the working set was last fetched, in ms; undefined if never. */
export const lastStepOf = (client: QueryClient, boatID: string) =>
  client.getQueryData(stepQueries.last(boatID).queryKey);

const isPutOff = (at: number | undefined) => at !== undefined && Date.now() - at < PUT_OFF_MS;

/** Whether the user has recently put it off. */
export const hasPutOff = (client: QueryClient, boatID: string) =>
  isPutOff(client.getQueryData(stepQueries.putOff(boatID).queryKey));

/** Puts it off: nothing is fetched or asked automatically for a week after `at` (ms). */
export const setPutOff = (client: QueryClient, boatID: string, at: number) =>
  client.setQueryData(stepQueries.putOff(boatID).queryKey, at);

/** The state of the step in this tab, when (ms) it last finished on this device, and whether it is put off. */
export const useStep = (boatID: string) => {
  const { data: step } = useQuery(stepQueries.now());
  return {
    step: step?.boatID === boatID ? step : undefined,
    last: useQuery(stepQueries.last(boatID)).data,
    putOff: isPutOff(useQuery(stepQueries.putOff(boatID)).data),
  };
};

/** The data volume of making the boat available offline, in megabytes; undefined while unknown. */
export const useCost = (boatID: string, enabled: boolean): number | undefined => {
  const { since } = useConnection();
  const { data } = useQuery({
    ...stepQueries.cost(boatID),
    enabled: enabled && boatID !== '' && since === undefined,
  });
  return data && data.bytes / 1_000_000;
};
