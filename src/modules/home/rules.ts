import type { Equipment } from '#modules/equipment/contract.ts';
import { ancestorsOf, type DaysUntil, isReadingDue } from '#modules/equipment/rules.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export type CriticalGroup = { id: string; name: string; items: Equipment[]; due: number };
export type Change = { item: Equipment; at: string; what: 'hours' | 'added' | 'changed'; who: string };

/** Meters whose last reading is too old, oldest first; one that was never read comes first. */
export const dueMeters = (inUse: readonly Equipment[], daysUntil: DaysUntil): Equipment[] =>
  inUse
    .filter((item) => item.metered && isReadingDue(item, daysUntil))
    .sort((a, b) => (a.hoursAt ?? '').localeCompare(b.hoursAt ?? ''));

/** Critical equipment by its outermost group; `due` counts the meters due for reading. */
export const criticalByGroup = (inUse: readonly Equipment[], daysUntil: DaysUntil): CriticalGroup[] => {
  const byId = new Map(inUse.map((item) => [item._id, item]));
  const groups = new Map<string, CriticalGroup>();
  for (const item of inUse) {
    if (!item.critical) continue;
    const { _id: id, name } = ancestorsOf(item, byId)[0] ?? item;
    const group = groups.get(id) ?? { id, name, items: [], due: 0 };
    const due = item.metered && isReadingDue(item, daysUntil) ? 1 : 0;
    groups.set(id, { ...group, items: [...group.items, item], due: group.due + due });
  }
  return [...groups.values()];
};

/** A reading is entered minutes after it was taken, if not hours; otherwise the item has been changed since. */
const isReading = ({ hoursAt, updatedAt }: Equipment) =>
  hoursAt !== null && Date.parse(hoursAt) > Date.parse(updatedAt) - 15 * MINUTE_MS;

const changeOf = (item: Equipment): Change => {
  const { hoursAt, updatedAt, createdAt, updatedBy } = item;
  if (hoursAt !== null && isReading(item))
    return { item, at: hoursAt, what: 'hours', who: hoursAt > updatedAt ? '' : updatedBy };
  return { item, at: updatedAt, what: updatedAt === createdAt ? 'added' : 'changed', who: updatedBy };
};

/** Changes in the last `days` days, newest first. */
export const changedLately = (all: readonly Equipment[], now: string, days: number): Change[] =>
  all
    .map(changeOf)
    .filter(({ at }) => Date.parse(now) - Date.parse(at) < days * DAY_MS)
    .sort((a, b) => b.at.localeCompare(a.at));

/** The machines with the highest average hours, busiest first. */
export const busiest = (inUse: readonly Equipment[], count: number) =>
  inUse
    .flatMap((item) =>
      item.metered && item.hoursPerDay !== null && item.hoursPerDay > 0
        ? [{ item, perDay: item.hoursPerDay }]
        : [],
    )
    .sort((a, b) => b.perDay - a.perDay)
    .slice(0, count);
