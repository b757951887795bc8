import { resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { suppliers } from './contract.ts';

export const supplierQueries = resourceQueries(suppliers);

export const {
  useList: useSuppliers,
  useDetails: useSupplier,
  useCreate: useCreateSupplier,
  useUpdate: useUpdateSupplier,
  useRemove: useDeleteSupplier,
} = resourceHooks(suppliers, {
  namespace: 'suppliers',
  page: '/app/supplier/$id',
  edit: { form: 'suppliers' },
  offline: 'list',
  savedViews: { suppliers: '/app/supplier' },
  palette: {
    search: ({ category, city, operatingIn }) => [category, city, operatingIn],
    hint: ({ category, city }) => [category, city],
    max: 5,
  },
  texts: savedTexts('suppliers'),
});
