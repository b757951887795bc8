import { resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { locations } from './contract.ts';

export const locationQueries = resourceQueries(locations);

export const {
  useList: useLocations,
  useDetails: useLocation,
  useCreate: useCreateLocation,
  useUpdate: useUpdateLocation,
  useRemove: useDeleteLocation,
} = resourceHooks(locations, {
  namespace: 'locations',
  page: '/app/locations/$id',
  edit: { form: 'locations' },
  offline: 'list',
  savedViews: { locations: '/app/locations' },
  palette: { search: () => [], hint: ({ description }) => [description], max: 5 },
  texts: savedTexts('locations'),
});
