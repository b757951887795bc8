import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { OrdersPage } from '../pages/OrdersPage.tsx';
import { orderQueries } from '../queries.ts';

export const Route = createFileRoute('/app/orders/')({
  validateSearch: tableSearch,
  loader: preload(({ boatID }) => [orderQueries.list(boatID)]),
  component: OrdersPage,
});
