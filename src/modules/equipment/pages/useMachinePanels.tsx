import { useEffect, useState } from 'react';
import { useUser } from '#modules/auth/queries.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { MachinePanel } from '../components/machinePanel.ts';

/** Every module that has a `machinePanels.ts`; the page of a machine knows none of them by name. */
const files = import.meta.glob<{ default: readonly MachinePanel[] }>('../../*/machinePanels.ts', {
  eager: true,
});

const panels = Object.values(files)
  .flatMap((file) => file.default)
  .map((panel) => ({ ...panel, Part: lazyPart(panel.load, null) }));

const none: ReadonlySet<string> = new Set();

/**
 * The panels of other modules about a machine; `ready` is whether all have their data. They are to be rendered hidden
 * until everything beside them is ready, so that none pushes another down.
 */
export const useMachinePanels = (equipmentID: string) => {
  const user = useUser();
  const mine = panels.filter(({ isFor }) => isFor(user));
  const [known, setKnown] = useState(none);
  const setReady = (id: string) => setKnown((before) => (before.has(id) ? before : new Set([...before, id])));
  useEffect(() => {
    // Code that does not load has nothing more to come.
    for (const { id, load, isFor } of panels)
      if (isFor(user)) void load().catch(() => setKnown((before) => new Set([...before, id])));
  }, [user]);
  const elements = (hidden: boolean) =>
    mine.map(({ id, Part }) => (
      <Part key={id} equipmentID={equipmentID} hidden={hidden} onReady={() => setReady(id)} />
    ));
  return { ready: mine.every(({ id }) => known.has(id)), elements };
};
