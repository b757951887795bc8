import type { QueryClient } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { prepare } from '#lib/request.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { startWrite, undoable, useUndoable } from '#lib/undoable.ts';
import { type StockSettings, stockCommands } from '../contract/commands.ts';
import { type InventoryItem, inventory } from '../contract.ts';

type SetFields = { boatID: string; ids: string[]; fields: StockSettings };

const cached = (client: QueryClient, ids: readonly string[]): InventoryItem[] =>
  ids.flatMap((id) => cachedItem(inventory, client, id) ?? []);

/** Gives several items the same values; each that cannot have them is refused by itself. */
const set = listMutation<InventoryItem, SetFields, InventoryItem[]>({
  name: 'inventory.set',
  label: { text: 'outbox:action.update', icon: 'edit' },
  commands: [stockCommands.set],
  fields: [],
  rows: 'ids',
  resource: inventory.name,
  call: ({ boatID, ids, fields }, client) => {
    const revs = Object.fromEntries(cached(client, ids).map(({ _id, rev }) => [_id, rev]));
    return prepare(stockCommands.set, { params: { boatID }, body: { ids, fields, revs } });
  },
  entityIds: ({ ids, fields: { locationID = '', supplierID = '' } }) => [
    ...ids,
    ...[locationID, supplierID].filter((id) => id !== ''),
  ],
  optimisticAnswer: ({ ids }, client) => cached(client, ids),
  change: ({ ids, fields }) => {
    const chosen = new Set(ids);
    return {
      rule: (list) => list.map((item) => (chosen.has(item._id) ? Object.assign({}, item, fields) : item)),
    };
  },
  confirm: (items) => {
    const answered = new Map(items.map((item) => [item._id, item]));
    return (list) => list.map((item) => answered.get(item._id) ?? item);
  },
  invalidates: (items) => [
    [inventory.name, 'attention'],
    ...items.map(({ _id }) => ['history', inventory.name, _id]),
  ],
});

/** Each item gets its former values back: one call for those that had the same. */
export const useSetStock = () =>
  useUndoable(
    undoable(set, ({ boatID, ids, fields }, client) => {
      const items = cached(client, ids);
      const formerOf = (item: InventoryItem) =>
        Object.fromEntries(Object.entries(item).filter(([field]) => field in fields));
      const groups = Map.groupBy(items, (item) => JSON.stringify(formerOf(item)));
      return () => {
        for (const group of groups.values()) {
          const [first] = group;
          if (first)
            void startWrite(client, set, {
              boatID,
              ids: group.map(({ _id }) => _id),
              fields: formerOf(first),
            });
        }
      };
    }),
  );
