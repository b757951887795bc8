import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { inventoryQueries } from '#modules/inventory/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { ToBuyPage } from '../pages/ToBuyPage.tsx';
import { orderQueries } from '../queries.ts';

export const Route = createFileRoute('/app/orders/tobuy')({
  validateSearch: tableSearch,
  loader: preload(({ boatID }) => [inventoryQueries.list(boatID), orderQueries.list(boatID)]),
  component: ToBuyPage,
});
