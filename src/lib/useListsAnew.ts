import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { entityOf } from './registry.ts';

/** Renders again when a list of a resource or of people arrives: for code that reads the caches without fetching. */
export const useListsAnew = () => {
  const cache = useQueryClient().getQueryCache();
  useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () =>
      cache.getAll().reduce((last, { queryKey: [name, part], state: { dataUpdatedAt } }) => {
        const isNamed = name === 'people' || (part === 'list' && entityOf(String(name)));
        return isNamed ? Math.max(last, dataUpdatedAt) : last;
      }, 0),
  );
};
