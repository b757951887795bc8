import { resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { guests } from './contract.ts';

export const guestQueries = resourceQueries(guests);

export const {
  useList: useAllGuests,
  useDetails: useGuest,
  useCreate: useCreateGuest,
  useUpdate: useUpdateGuest,
  useRemove: useDeleteGuest,
} = resourceHooks(guests, {
  namespace: 'guests',
  page: '/app/guestdetails/$id',
  edit: { form: 'guests' },
  offline: 'list',
  savedViews: { guests: '/app/guests' },
  invalidates: [['aboard']],
  palette: { search: ({ cabin }) => [cabin], hint: ({ cabin }) => [cabin], max: 5 },
  texts: savedTexts('guests'),
});
