import { useMemo } from 'react';
import type { Location } from './contract.ts';
import { useLocations } from './queries.ts';
import { PATH_SEPARATOR, pathsOf, withInner } from './rules.ts';

const none: readonly Location[] = [];

/** The boat's places with their paths; `options` are for fields, by path, without a place and what is in it. */
export const usePlaces = (without?: string) => {
  const { data: all = none, isPending, isLoading } = useLocations();
  return useMemo(() => {
    const paths = pathsOf(all);
    const barred = without === undefined ? new Set<string>() : withInner(without, all);
    const options = all
      .filter(({ _id }) => !barred.has(_id))
      .map(({ _id, name }) => ({ value: _id, label: (paths.get(_id) ?? [name]).join(PATH_SEPARATOR) }))
      .sort((a, b) => (a.label < b.label ? -1 : 1));
    return { all, paths, options, isPending, isLoading };
  }, [all, without, isPending, isLoading]);
};
