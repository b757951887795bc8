import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Listed } from '../listRules.ts';
import { ruleOf } from './effect.ts';
import { outboxOf } from './outboxOf.ts';

/**
 * A list from the server as it is to be shown: with what waits on this device applied to it, in order, so that a refetch
 * never makes a waiting change blink away.
 */
export const withWaiting = <T extends Listed>(
  client: QueryClient,
  queryKey: QueryKey,
  items: readonly T[],
): readonly T[] =>
  outboxOf(client)
    .effects(String(queryKey[0]))
    .reduce((list, effect) => ruleOf<T>(effect, queryKey)(list), items);
