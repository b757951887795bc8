import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { TransfersPage } from '../pages/TransfersPage.tsx';
import { transferQueries } from '../queries.ts';

export const Route = createFileRoute('/app/transfers')({
  validateSearch: tableSearch,
  loader: preload(({ boatID }) => [transferQueries.list(boatID)]),
  component: TransfersPage,
});
