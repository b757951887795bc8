import type { QueryClient } from '@tanstack/react-query';

/** The items of a resource that are cached, of any list; none is fetched. */
export const cachedRows = <T>(client: QueryClient, resource: string): readonly T[] =>
  client.getQueriesData<readonly T[]>({ queryKey: [resource, 'list'] }).flatMap(([, data = []]) => data);
