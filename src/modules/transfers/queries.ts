import { type QueryClient, useMutation } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { replaceFields } from '#lib/listRules.ts';
import { prepare } from '#lib/request.ts';
import { cachedItem, resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { inventory } from '#modules/inventory/contract.ts';
import type { Spot } from '#modules/locations/contract.ts';
import { type Transfer, transferCommands, transfers } from './contract.ts';

export const transferQueries = resourceQueries(transfers);

export const {
  useList: useTransfers,
  useDetails: useTransfer,
  useCreate: useProposeTransfer,
  useUpdate: useUpdateTransfer,
  useRemove: useRemoveTransfer,
} = resourceHooks(transfers, {
  namespace: 'transfers',
  page: '/app/transfers',
  edit: { page: '/app/transfers' },
  offline: 'list',
  savedViews: { transfers: '/app/transfers' },
  texts: { created: 'transfers:proposed', updated: 'transfers:saved', removeFailed: 'messages:deleteFailed' },
});

type Of = { id: string };
const cached = (client: QueryClient, { id }: Of): Transfer | undefined => cachedItem(transfers, client, id);

/** What the row says until the server has answered; the stock of the item follows with that answer. */
const onTransfer = <V extends Of>(fields: (variables: V) => Partial<Transfer>) => ({
  resource: transfers.name,
  entityIds: ({ id }: V) => [id],
  optimisticAnswer: (variables: V, client: QueryClient): Transfer | undefined => cached(client, variables),
  change: (variables: V) => ({ rule: replaceFields<Transfer>(variables.id, fields(variables)) }),
  confirm: (row: Transfer | undefined) =>
    row ? replaceFields(row._id, row) : (list: readonly Transfer[]) => list,
  invalidates: (_row: Transfer | undefined, { id }: V) => [
    ['history', transfers.name, id],
    ['movements'],
    [inventory.name],
  ],
});

type Send = Of & { movementID: string; quantity: number; from: Spot | null };

const send = listMutation<Transfer, Send, Transfer | undefined>({
  ...onTransfer<Send>(({ quantity }) => ({ status: 'sent', sent: quantity, updatedAt: nowIso() })),
  name: 'transfers.send',
  label: { text: 'outbox:action.transferSent', icon: 'stock' },
  commands: [transferCommands.send],
  fields: ['quantity'],
  success: 'transfers:sentDone',
  call: ({ id, movementID, quantity, from }) =>
    prepare(transferCommands.send, {
      params: { id },
      body: { _id: movementID, quantity, fromLocation: from },
    }),
});
export const useSendTransfer = () => useMutation(send);

type Receive = Of & { movementID: string; quantity: number; to: Spot | null };

const receive = listMutation<Transfer, Receive, Transfer | undefined>({
  ...onTransfer<Receive>(({ quantity }) => ({ status: 'received', received: quantity, updatedAt: nowIso() })),
  name: 'transfers.receive',
  label: { text: 'outbox:action.transferReceived', icon: 'stock' },
  commands: [transferCommands.receive],
  fields: ['quantity'],
  success: 'transfers:receivedDone',
  call: ({ id, movementID, quantity, to }) =>
    prepare(transferCommands.receive, {
      params: { id },
      body: { _id: movementID, quantity, toLocation: to },
    }),
});
export const useReceiveTransfer = () => useMutation(receive);

type Decline = Of & { reason: string };

const decline = listMutation<Transfer, Decline, Transfer | undefined>({
  ...onTransfer<Decline>(() => ({ status: 'declined', updatedAt: nowIso() })),
  name: 'transfers.decline',
  label: { text: 'outbox:action.transferDeclined', icon: 'delete' },
  commands: [transferCommands.decline],
  fields: ['reason'],
  success: 'transfers:declinedDone',
  call: ({ id, reason }) => prepare(transferCommands.decline, { params: { id }, body: { reason } }),
});
export const useDeclineTransfer = () => useMutation(decline);
