import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { prepare, request } from '#lib/request.ts';
import { useMine } from '#lib/viewer.ts';
import { buying, type WantedPart } from '../contract/buying.ts';
import { type Order, orders } from '../contract.ts';

const { name } = orders;

export const buyingQueries = {
  forecast: (boatID: string) =>
    queryOptions({
      queryKey: [name, 'forecast', boatID],
      queryFn: ({ signal }) => request(buying.forecast, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: buying.forecast.access, from: [name, 'inventory', 'worklist'] },
    }),
};

/** What planned jobs need in the months ahead, and what to buy by when. */
export const useForecast = () => useQuery(useMine(buyingQueries.forecast));

type Drafting = { boatID: string; wanted: WantedPart[] };

const draft = listMutation<Order, Drafting, Order[]>({
  name: 'orders.draft',
  label: { text: 'outbox:action.draftOrders', icon: 'add' },
  commands: [buying.draft],
  fields: [],
  resource: name,
  call: ({ boatID, wanted }) => prepare(buying.draft, { params: { boatID }, body: { wanted } }),
  entityIds: ({ wanted }) => wanted.map(({ inventoryID }) => inventoryID),
  // Only the server knows what all drafts hold.
  optimisticAnswer: () => [],
  change: () => ({ rule: (list) => list }),
  confirm: (drafts) => {
    const answered = new Map(drafts.map((order) => [order._id, order]));
    return (list) => list.map((order) => answered.get(order._id) ?? order);
  },
  after: (_drafts, client) => void client.invalidateQueries({ queryKey: [name, 'list'] }),
  invalidates: (_drafts, { boatID }) => [[name, 'forecast', boatID]],
});

/** Puts parts into drafts by supplier, up to the wanted quantity; answers the drafts that hold them. */
export const useDraftParts = () => useMutation(draft);
