import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { SuppliersPage } from '../pages/SuppliersPage.tsx';
import { supplierQueries } from '../queries.ts';

export const Route = createFileRoute('/app/supplier/')({
  validateSearch: tableSearch,
  loader: preload(({ boatID }) => [supplierQueries.list(boatID)]),
  component: SuppliersPage,
});
