import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { z } from 'zod/mini';
import type { OnStateChange, TableState } from './column.ts';

/** The search params of a list; invalid values in the URL are ignored. */
export const tableSearch = z.object({
  q: z.catch(z.optional(z.coerce.string().check(z.maxLength(200))), undefined),
  view: z.catch(z.optional(z.string()), undefined),
  sort: z.catch(z.optional(z.string()), undefined),
  desc: z.catch(z.optional(z.boolean()), undefined),
  thenBy: z.catch(z.optional(z.array(z.string())), undefined),
  f: z.catch(z.optional(z.record(z.string(), z.array(z.coerce.string()))), undefined),
  hide: z.catch(z.optional(z.array(z.string())), undefined),
  group: z.catch(z.optional(z.string()), undefined),
  saved: z.catch(z.optional(z.string()), undefined),
});

const stateOf = (search: unknown): TableState => tableSearch.parse(search);

/**
 * Stores a list's state in the URL: `<DataTable {...useTableSearch()} … />` in a route with `validateSearch:
 * tableSearch`.
 */
export const useTableSearch = (): { state: TableState; onStateChange: OnStateChange } => {
  const state = useSearch({ strict: false, select: stateOf, structuralSharing: true });
  const navigate = useNavigate();
  const onStateChange = useCallback<OnStateChange>(
    (next, how) => {
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, ...next }),
        replace: how === 'replace',
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { state, onStateChange };
};
