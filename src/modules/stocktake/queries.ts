import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { readList } from '#lib/outbox/overlay.ts';
import { request } from '#lib/request.ts';
import { resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { languageOf } from '#modules/workorder/rules/language.ts';
import { stocktakeReads } from './contract/counts.ts';
import { stocktakes } from './contract.ts';

export const stocktakeQueries = {
  ...resourceQueries(stocktakes),
  /** The counts of a sheet; those of one that was begun on this device and is not sent yet are there alone. */
  counts: (id: string) =>
    queryOptions({
      queryKey: ['stocktakecounts', 'list', id],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(stocktakeReads.counts, { params: { id }, signal }), id),
      enabled: id !== '',
      meta: { access: stocktakeReads.counts.access },
    }),
};

export const {
  useList: useStocktakes,
  useDetails: useStocktake,
  useCreate: useCreateStocktake,
  useUpdate: useUpdateStocktake,
  useRemove: useDeleteStocktake,
} = resourceHooks(stocktakes, {
  namespace: 'stocktake',
  page: '/app/stocktake/$id',
  edit: { form: 'stocktake' },
  offline: 'list',
  savedViews: { stocktakes: '/app/stocktake' },
  // Each count gives its sheet a revision.
  invalidates: [['stocktakecounts']],
  palette: { search: ({ category }) => [category], hint: ({ startedBy }) => [startedBy], max: 3 },
  texts: {
    updated: 'stocktake:saved',
    removed: 'stocktake:removed',
    removeFailed: 'messages:deleteFailed',
  },
});

export const useCounts = (id: string) => useQuery(stocktakeQueries.counts(id));

/** Saves what differs on a sheet as a document, in the reader's language. */
export const useStocktakePaper = () => {
  const { i18n } = useTranslation();
  return useMutation({
    mutationKey: ['stocktakePaper'],
    mutationFn: async (id: string) => {
      const search = { language: languageOf(i18n.language) };
      saveFile(await request(stocktakeReads.paper, { params: { id }, search }));
    },
  });
};
