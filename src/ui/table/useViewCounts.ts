import { useEffect, useMemo, useState } from 'react';
import { workInSteps } from '#lib/breath.ts';
import type { TableView } from './column.ts';

/** Longer lists are counted in steps. */
const LONG_ROWS = 2000;

/** Rows counted between two looks at the clock. */
const STEP_ROWS = 100;

type Counted<T> = { rows: readonly T[]; views: readonly TableView<T>[]; counts: readonly number[] };

/**
 * How many rows each view has. A long list is counted in steps between input and drawing: until then the counts from
 * before stay, undefined at first and with other views.
 */
export const useViewCounts = <T>(
  rows: readonly T[],
  views: readonly TableView<T>[] | undefined,
): readonly number[] | undefined => {
  const isLong = rows.length > LONG_ROWS;
  const atOnce = useMemo(
    () => (isLong ? undefined : views?.map(({ filter }) => rows.filter(filter).length)),
    [isLong, views, rows],
  );
  const [counted, setCounted] = useState<Counted<T>>();
  const isKnown = counted?.rows === rows && counted.views === views;
  useEffect(() => {
    if (!isLong || !views || isKnown) return;
    const counts = views.map(() => 0);
    const countAll = (step: readonly T[]) => {
      for (const [place, { filter }] of views.entries())
        counts[place] = (counts[place] ?? 0) + step.filter(filter).length;
    };
    return workInSteps(rows, STEP_ROWS, countAll, () => setCounted({ rows, views, counts }));
  }, [isLong, views, rows, isKnown]);
  return atOnce ?? (counted?.views === views ? counted?.counts : undefined);
};
