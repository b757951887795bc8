import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { z } from 'zod';
import type { OnStateChange, TableState } from './column.ts';

/** The search params of a list; what a person mistypes into the URL is ignored. */
export const tableSearch = z.object({
  q: z.coerce.string().max(200).optional().catch(undefined),
  view: z.string().optional().catch(undefined),
  sort: z.string().optional().catch(undefined),
  desc: z.boolean().optional().catch(undefined),
  f: z.record(z.string(), z.array(z.coerce.string())).optional().catch(undefined),
  hide: z.array(z.string()).optional().catch(undefined),
  group: z.string().optional().catch(undefined),
  saved: z.string().optional().catch(undefined),
});

const stateOf = (search: unknown): TableState => tableSearch.parse(search);

/** Keeps a list in the URL: `<DataTable {...useTableSearch()} … />` in a route with `validateSearch: tableSearch`. */
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
