import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { ManagementPage } from '../pages/ManagementPage.tsx';
import { managementQueries } from '../queries.ts';

export const Route = createFileRoute('/app/management/')({
  validateSearch: tableSearch,
  loader: preload(() => [managementQueries.list()]),
  component: ManagementPage,
});
