import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { audits, nonconformities } from './contract.ts';

export const ncQueries = {
  ...resourceQueries(nonconformities),
  audit: () =>
    queryOptions({
      queryKey: [nonconformities.name, 'audit'],
      queryFn: ({ signal }) => request(audits.audit, { signal }),
      meta: { access: audits.audit.access },
    }),
};

export const {
  useList: useNonconformities,
  useDetails: useNonconformity,
  useCreate: useCreateNonconformity,
  useUpdate: useUpdateNonconformity,
  useRemove: useRemoveNonconformity,
} = resourceHooks(nonconformities, {
  namespace: 'nonconformities',
  page: '/app/ism/nonconformities/$id',
  edit: { form: 'nonconformities' },
  offline: 'list',
  savedViews: { nonconformities: '/app/ism/nonconformities' },
  invalidates: [[nonconformities.name, 'audit']],
  palette: { search: ({ description }) => [description], hint: ({ status }) => [status], max: 4 },
  texts: savedTexts('nonconformities'),
});

/** The non-conformities of all vessels of the user. */
export const useAudit = () => useQuery(ncQueries.audit());
