import { useEffect, useMemo, useState } from 'react';
import { workInSteps } from './breath.ts';

/** Of longer lists the items are made in steps. */
const LONG_ITEMS = 500;

/** Items made between two looks at the clock. */
const STEP_ITEMS = 25;

/**
 * What `make` makes of each item of a list; it remembers that by the item, and stays the same function as long as it
 * makes the same. If a long list comes while the page is open, its items are made in steps between input and drawing, and
 * undefined is returned until all are; later changes of the list are made at once.
 */
export const useMadeInSteps = <T, M>(
  list: readonly T[] | undefined,
  make: (item: T) => M,
): readonly M[] | undefined => {
  const [ready, setReady] = useState(list !== undefined);
  const waits = !ready && list !== undefined && list.length > LONG_ITEMS;
  if (list && !waits && !ready) setReady(true);
  useEffect(() => {
    if (waits)
      return workInSteps(
        list,
        STEP_ITEMS,
        (step) => step.forEach(make),
        () => setReady(true),
      );
  }, [waits, list, make]);
  return useMemo(() => (waits ? undefined : list?.map(make)), [waits, list, make]);
};
