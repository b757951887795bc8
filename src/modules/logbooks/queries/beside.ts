import { resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { logcolumns, logreceipts } from '../contract/beside.ts';

export const columnQueries = resourceQueries(logcolumns);
export const receiptQueries = resourceQueries(logreceipts);

export const {
  useList: useLogColumns,
  useCreate: useCreateColumns,
  useUpdate: useUpdateColumns,
} = resourceHooks(logcolumns, {
  namespace: 'logbooks',
  title: 'logbooks:columns',
  page: '/app/logbook',
  edit: { page: '/app/logbook' },
  offline: 'list',
  texts: {
    created: 'logbooks:columnsSaved',
    updated: 'logbooks:columnsSaved',
    removed: 'logbooks:columnsSaved',
  },
});

export const { useList: useReceipts, useCreate: useCreateReceipt } = resourceHooks(logreceipts, {
  namespace: 'logbooks',
  title: 'logbooks:receipts',
  page: '/app/logbook',
  edit: { page: '/app/logbook' },
  offline: 'list',
  texts: {
    created: 'logbooks:receiptsBegun',
    updated: 'logbooks:receiptsBegun',
    removed: 'logbooks:receiptsRemoved',
  },
});
