import { useCallback } from 'react';
import { useMadeInSteps } from '#lib/useMadeInSteps.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { useAllEquipment } from '#modules/equipment/queries.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Job, Person } from './contract.ts';
import { useAllJobs, usePeople } from './queries.ts';
import type { LayUp } from './rules/due.ts';
import { type JobContext, type JobRow, rowOf } from './rules/rows.ts';

/** The current boat's lay-up; null if there is none. */
export const usePlannedLayUp = (): LayUp | null => useMaybeUser()?.boat?.layUp ?? null;

/**
 * A map by id; the same map for the same list, whichever component asks, so that the rows made with it stay the same
 * too.
 */
const sharedById = <T extends { _id: string }>() => {
  const known = new WeakMap<readonly T[], ReadonlyMap<string, T>>();
  const none: ReadonlyMap<string, T> = new Map();
  return (list: readonly T[] | undefined): ReadonlyMap<string, T> => {
    if (!list) return none;
    const map = known.get(list) ?? new Map(list.map((item) => [item._id, item]));
    known.set(list, map);
    return map;
  };
};
export const machinesById = sharedById<Equipment>();
const peopleById = sharedById<Person>();

const NONE: readonly JobRow[] = [];

/** The context for showing jobs: machines and people by id, today, and the lay-up. */
export const useJobContext = (): JobContext & { ready: boolean } => {
  const equipment = useAllEquipment();
  const people = usePeople();
  const { today } = useFormat();
  const layUp = usePlannedLayUp();
  return {
    machines: machinesById(equipment.data),
    people: peopleById(people.data),
    today,
    layUp,
    ready: !equipment.isPending,
  };
};

/** All jobs of the boat as lists show them. A row stays the same object while what it shows is the same. */
export const useJobRows = () => {
  const jobs = useAllJobs();
  const context = useJobContext();
  const { machines, people, today, layUp, ready } = context;
  const make = useCallback(
    (job: Job) => rowOf(job, { machines, people, today, layUp }),
    [machines, people, today, layUp],
  );
  const rows = useMadeInSteps(ready ? jobs.data : undefined, make);
  return {
    rows: rows ?? NONE,
    data: rows,
    around: context,
    isPending: jobs.isPending || !ready || (jobs.data !== undefined && !rows),
    isError: jobs.isError && !jobs.data,
    refetch: jobs.refetch,
  };
};
