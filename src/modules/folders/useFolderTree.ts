import { useMemo } from 'react';
import type { Folder } from './contract.ts';
import { useFolders } from './queries.ts';
import { pathOf, withInside } from './rules.ts';

const none: readonly Folder[] = [];

/** Between the names of a path. */
export const PATH_SEPARATOR = ' › ';

/** The boat's folders; `options` are for fields, by path, without a folder and what is in it. */
export const useFolderTree = (without?: string) => {
  const { data: all = none, isPending } = useFolders();
  return useMemo(() => {
    const barred = without === undefined ? new Set<string>() : withInside(without, all);
    const options = all
      .filter(({ _id }) => !barred.has(_id))
      .map(({ _id }) => ({ value: _id, label: pathOf(_id, all).join(PATH_SEPARATOR) }))
      .sort((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }));
    return { all, options, isPending };
  }, [all, without, isPending]);
};
