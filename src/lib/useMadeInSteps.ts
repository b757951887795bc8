import { startTransition, useEffect, useMemo, useState } from 'react';
import { workInSteps } from './breath.ts';

/** Of longer lists the items are made in steps. */
const LONG_ITEMS = 500;

/** Items made between two looks at the clock. */
const STEP_ITEMS = 25;

/** What was made of a list in steps. */
type Made<T, M> = { list: readonly T[]; make: (item: T) => M; items: readonly M[] };

/**
 * What `make` makes of each item of a list; it remembers that by the item, and stays the same function as long as it
 * makes the same. If a long list comes while the page is open, its items are made in steps between input and drawing, and
 * undefined is returned until all are; it is rendered component by component, so that input and drawing go first there
 * too. Later changes of the list are made at once.
 */
export const useMadeInSteps = <T, M>(
  list: readonly T[] | undefined,
  make: (item: T) => M,
): readonly M[] | undefined => {
  // It memoises what matters by itself, in fewer bytes.
  'use no memo';
  // True: the list was there from the beginning, or is short.
  const [made, setMade] = useState<Made<T, M> | boolean>(list !== undefined);
  const waits = !made && list !== undefined && list.length > LONG_ITEMS;
  if (list && !waits && !made) setMade(true);
  useEffect(() => {
    if (!waits) return;
    const items: M[] = [];
    return workInSteps(
      list,
      STEP_ITEMS,
      (step) => items.push(...step.map(make)),
      () => startTransition(() => setMade({ list, make, items })),
    );
  }, [waits, list, make]);
  return useMemo(() => {
    if (waits) return undefined;
    const isMade = typeof made === 'object' && made.list === list && made.make === make;
    return isMade ? made.items : list?.map(make);
  }, [waits, made, list, make]);
};
