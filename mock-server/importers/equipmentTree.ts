import type { Equipment } from '#modules/equipment/contract.ts';
import { ancestorsOf } from '#modules/equipment/rules.ts';
import { nameKey } from '#modules/imports/rules.ts';

/** The names of a path, outermost first, as one key. */
export const pathKey = (names: readonly string[]) => names.map(nameKey).join('\n');

const group = <T>(items: readonly T[], keyOf: (item: T) => string) => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === '') continue;
    const there = groups.get(key);
    if (there) there.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** An index of a boat's equipment by id, path, name and serial number. */
export const indexEquipment = (items: readonly Equipment[]) => {
  const byId = new Map(items.map((item) => [item._id, item]));
  const namesOf = (item: Equipment) => [...ancestorsOf(item, byId), item].map(({ name }) => name);
  return {
    byId,
    namesOf,
    byPath: group(items, (item) => pathKey(namesOf(item))),
    byName: group(items, (item) => nameKey(item.name)),
    bySerial: group(items, (item) => nameKey(item.serialNumber)),
  };
};
export type EquipmentIndex = ReturnType<typeof indexEquipment>;
