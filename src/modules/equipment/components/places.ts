import type { Equipment } from '../contract.ts';
import { ancestorsOf, withDescendants } from '../rules.ts';

/** The full path of an item, e.g. `Propulsion › Main engine, port`. */
export const equipmentPath = (item: Equipment, byId: ReadonlyMap<string, Equipment>) =>
  [...ancestorsOf(item, byId), item].map((step) => step.name).join(' › ');

/** The possible parents of an item: everything but itself and what is below it, by path. */
export const placeOptions = (all: readonly Equipment[], ...moving: (string | undefined)[]) => {
  const byId = new Map(all.map((item) => [item._id, item]));
  const barred = new Set(moving.flatMap((id) => (id ? [...withDescendants(id, all)] : [])));
  return all
    .filter((item) => !barred.has(item._id) && !item.isArchived)
    .map((item) => ({ value: item._id, label: equipmentPath(item, byId) }))
    .sort((a, b) => a.label.localeCompare(b.label));
};
