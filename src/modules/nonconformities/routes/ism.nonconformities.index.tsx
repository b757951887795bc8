import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { NonconformitiesPage } from '../pages/NonconformitiesPage.tsx';
import { ncQueries } from '../queries.ts';

export const Route = createFileRoute('/app/ism/nonconformities/')({
  validateSearch: tableSearch,
  loader: preload(({ boatID }) => [ncQueries.list(boatID)], 'nonconformities', 'ism'),
  component: NonconformitiesPage,
});
