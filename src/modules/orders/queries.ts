import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { commandMutation } from '#lib/commandMutation.ts';
import { request } from '#lib/request.ts';
import { resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMine } from '#lib/viewer.ts';
import { languageOf } from '#modules/workorder/rules/language.ts';
import { type OrderRules, orderCalls, orderPapers } from './contract/commands.ts';
import { orders } from './contract.ts';

export const orderQueries = {
  ...resourceQueries(orders),
  rules: (boatID: string) =>
    queryOptions({
      queryKey: [orders.name, 'rules', boatID],
      queryFn: ({ signal }) => request(orderCalls.rules, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: orderCalls.rules.access },
    }),
};

export const {
  useList: useOrders,
  useDetails: useOrder,
  useCreate: useCreateOrder,
  useUpdate: useUpdateOrder,
  useRemove: useDeleteOrder,
} = resourceHooks(orders, {
  namespace: 'orders',
  page: '/app/orders/$id',
  edit: { form: 'orders' },
  offline: 'list',
  savedViews: { orders: '/app/orders' },
  palette: {
    search: ({ supplierRef, lines }) => [supplierRef, ...lines.flatMap(({ name, partNo }) => [name, partNo])],
    hint: ({ port, lines }) => [port, lines[0]?.name ?? ''],
    max: 5,
  },
  texts: savedTexts('orders'),
});

/** From which total on an order needs approval. */
export const useOrderRules = () => useQuery(useMine(orderQueries.rules));

const setRules = commandMutation<OrderRules, OrderRules>({
  resource: orders.name,
  success: 'orders:limits.saved',
  call: ({ boatID, ...body }) => request(orderCalls.setRules, { params: { boatID }, body }),
  onAnswer: (client, rules) => client.setQueryData(orderQueries.rules(rules.boatID).queryKey, rules),
});
/** Sets from which total on an order needs approval. */
export const useSetOrderRules = () => useMutation(setRules);

/** Saves the paper of an order, in the reader's language. */
export const useOrderPaper = () => {
  const { i18n } = useTranslation();
  return useMutation({
    mutationKey: ['orderPaper'],
    mutationFn: async (id: string) => {
      const search = { language: languageOf(i18n.language) };
      saveFile(await request(orderPapers.paper, { params: { id }, search }));
    },
  });
};
