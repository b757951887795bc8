import { type QueryClient, useMutation } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { insertLast, replaceFields } from '#lib/listRules.ts';
import { prepare } from '#lib/request.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { inventory } from '#modules/inventory/contract.ts';
import { type StocktakeCount, stocktakeCommands } from '../contract/counts.ts';
import { type Stocktake, stocktakes } from '../contract.ts';
import { stocktakeQueries } from '../queries.ts';

/** A count as this device shows it until the server has answered. */
type Counting = { count: StocktakeCount };

const count = listMutation<StocktakeCount, Counting, StocktakeCount>({
  name: 'stocktakes.count',
  label: { text: 'outbox:action.counted', icon: 'stock' },
  commands: [stocktakeCommands.count],
  fields: ['reason'],
  resource: 'stocktakecounts',
  call: ({ count: { _id, stocktakeID, inventoryID, spot, counted, cause, reason, chosen, replaces, at } }) =>
    prepare(stocktakeCommands.count, {
      params: { id: stocktakeID },
      body: { _id, inventoryID, spot, counted, cause, reason, chosen, replaces, at },
    }),
  entityIds: ({ count: { _id, stocktakeID, inventoryID, chosen } }) =>
    [_id, stocktakeID, inventoryID, chosen].filter(Boolean),
  optimisticAnswer: ({ count: made }) => made,
  change: ({ count: made }) => ({
    lists: stocktakeQueries.counts(made.stocktakeID).queryKey,
    rule: insertLast(made),
  }),
  confirm: (answered) => replaceFields(answered._id, answered),
});
/** Enters a count, or decides which of several holds. */
export const useCountLine = () => useMutation(count);

type OnSheet = { id: string };
const cached = (client: QueryClient, { id }: OnSheet): Stocktake | undefined =>
  cachedItem(stocktakes, client, id);

const onSheet = <V extends OnSheet>(fields: (variables: V) => Partial<Stocktake>) => ({
  resource: stocktakes.name,
  entityIds: ({ id }: V) => [id],
  optimisticAnswer: (variables: V, client: QueryClient): Stocktake | undefined => cached(client, variables),
  change: (variables: V) => ({ rule: replaceFields<Stocktake>(variables.id, fields(variables)) }),
  confirm: (sheet: Stocktake | undefined) =>
    sheet ? replaceFields(sheet._id, sheet) : (list: readonly Stocktake[]) => list,
});

type Closing = OnSheet & { by: string; counted: number; differ: number; left: number };

const close = listMutation<Stocktake, Closing, Stocktake | undefined>({
  ...onSheet<Closing>(({ id: _id, ...closed }) => ({
    status: 'closed',
    closed: { at: nowIso(), ...closed },
  })),
  name: 'stocktakes.close',
  label: { text: 'outbox:action.stocktakeClosed', icon: 'check' },
  commands: [stocktakeCommands.close],
  fields: [],
  success: 'stocktake:closedDone',
  call: ({ id, left }) => prepare(stocktakeCommands.close, { params: { id }, body: { left } }),
  invalidates: (_sheet, { id }) => [
    ['history', stocktakes.name, id],
    ['stocktakecounts'],
    ['movements'],
    [inventory.name],
  ],
});
/** Books what was counted and closes the sheet. */
export const useCloseStocktake = () => useMutation(close);

type Cancelling = OnSheet & { reason: string; by: string };

const cancel = listMutation<Stocktake, Cancelling, Stocktake | undefined>({
  ...onSheet<Cancelling>(({ by, reason }) => ({
    status: 'cancelled',
    cancelled: { at: nowIso(), by, reason },
  })),
  name: 'stocktakes.cancel',
  label: { text: 'outbox:action.stocktakeCancelled', icon: 'delete' },
  commands: [stocktakeCommands.cancel],
  fields: ['reason'],
  success: 'stocktake:cancelledDone',
  call: ({ id, reason }) => prepare(stocktakeCommands.cancel, { params: { id }, body: { reason } }),
  invalidates: (_sheet, { id }) => [['history', stocktakes.name, id]],
});
export const useCancelStocktake = () => useMutation(cancel);

const reopen = listMutation<Stocktake, OnSheet, Stocktake | undefined>({
  ...onSheet<OnSheet>(() => ({ status: 'open', cancelled: null })),
  name: 'stocktakes.reopen',
  label: { text: 'outbox:action.stocktakeReopened', icon: 'undo' },
  commands: [stocktakeCommands.reopen],
  fields: [],
  success: 'stocktake:reopenedDone',
  call: ({ id }) => prepare(stocktakeCommands.reopen, { params: { id } }),
  invalidates: (_sheet, { id }) => [['history', stocktakes.name, id]],
});
export const useReopenStocktake = () => useMutation(reopen);
