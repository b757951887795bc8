import { useNavigate, useSearch } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { boardKinds } from './columns.ts';

/** The search params of board and calendar in the URL of their list. */
const boardSearch = z.object({
  /** Columns of the board; by default by status. */
  by: z.catch(z.optional(z.enum(boardKinds)), undefined),
  /** The calendar's period: `2026-06`, or a day for its week. */
  month: z.catch(z.optional(z.string().check(z.maxLength(10))), undefined),
  zoom: z.catch(z.optional(z.enum(['week', 'year'])), undefined),
});
type BoardSearch = z.infer<typeof boardSearch>;

const stateOf = (search: unknown): BoardSearch => boardSearch.parse(search);

/** The search params of board and calendar; `set` leaves the filters unchanged, and adds a history entry. */
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
