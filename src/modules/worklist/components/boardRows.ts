import type { Column, TableState, TableView } from '#ui/table/column.ts';
import { matcher } from '#ui/table/pipeline.ts';
import type { JobRow } from '../rules/rows.ts';

/**
 * The rows of the board: those of the list, and with open ones the done ones that match search, filters and view, since
 * one of its columns shows recent work. `views` are those that include done ones too.
 */
export const boardRows = (
  visible: readonly JobRow[],
  all: readonly JobRow[],
  columns: readonly Column<JobRow>[],
  views: readonly TableView<JobRow>[],
  state: TableState,
): readonly JobRow[] => {
  const there = new Set(visible);
  const matches = matcher(columns, views, state);
  const done = all.filter((row) => row.job.status === 'done' && !there.has(row) && (matches?.(row) ?? true));
  return done.length > 0 ? [...visible, ...done] : visible;
};
