import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { commandMutation } from '#lib/commandMutation.ts';
import { request } from '#lib/request.ts';
import { useMine } from '#lib/viewer.ts';
import { logSeals } from '../contract/seals.ts';
import { type SealLine, sealsIn } from '../rules/dailySeal.ts';

const name = 'logseals';

export const sealQueries = {
  list: (boatID: string) =>
    queryOptions({
      queryKey: [name, 'days', boatID],
      queryFn: ({ signal }) => request(logSeals.list, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: logSeals.list.access },
    }),
  rule: (boatID: string) =>
    queryOptions({
      queryKey: [name, 'rule', boatID],
      queryFn: ({ signal }) => request(logSeals.rule, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: logSeals.rule.access },
    }),
};

/** The seals of each day as they were mailed. */
export const useDailySeals = () => useQuery(useMine(sealQueries.list));

/** Where they are mailed. */
export const useSealRule = () => useQuery(useMine(sealQueries.rule));

type Rule = { boatID: string; addresses: string[] };
const setRule = commandMutation<Rule, { addresses: string[] }>({
  resource: name,
  success: 'logproof:addressesSaved',
  call: ({ boatID, ...body }) => request(logSeals.setRule, { params: { boatID }, body }),
  onAnswer: (client, rule, { boatID }) => client.setQueryData(sealQueries.rule(boatID).queryKey, rule),
});
export const useSetSealRule = () => useMutation(setRule);

export type Compared = SealLine & { now: string };

/** Compares each seal in a mail with the book as it is now. */
export const useCompareSeals = () =>
  useMutation({
    mutationKey: [name, 'compare'],
    mutationFn: (text: string): Promise<Compared[]> =>
      Promise.all(
        sealsIn(text).map(async (line) => {
          const { seal } = await request(logSeals.seal, {
            params: { id: line.volumeID, n: String(line.n) },
          });
          return { ...line, now: seal };
        }),
      ),
  });
