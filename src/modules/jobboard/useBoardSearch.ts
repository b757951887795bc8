import { useNavigate, useSearch } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { boardKinds } from './columns.ts';

/** What board and calendar keep in the address of the list that shows them. */
const boardSearch = z.object({
  /** Columns of the board; absent: by status. */
  by: z.catch(z.optional(z.enum(boardKinds)), undefined),
  /** What the calendar shows: `2026-06`, or a day of it for its week. */
  month: z.catch(z.optional(z.string().check(z.maxLength(10))), undefined),
  zoom: z.catch(z.optional(z.enum(['week', 'year'])), undefined),
});
type BoardSearch = z.infer<typeof boardSearch>;

const stateOf = (search: unknown): BoardSearch => boardSearch.parse(search);

/** The part of the address that board and calendar own; `set` leaves the filters as they are, Back leads back. */
export const useBoardSearch = () => {
  const state = useSearch({ strict: false, select: stateOf, structuralSharing: true });
  const navigate = useNavigate();
  const set = (next: BoardSearch) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, ...next }),
      resetScroll: false,
    });
  return { ...state, set };
};
