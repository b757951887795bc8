import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { supplierQueries } from '#modules/suppliers/queries.ts';
import { OrderPage } from '../pages/OrderPage.tsx';
import { orderQueries } from '../queries.ts';

export const Route = createFileRoute('/app/orders/$id')({
  loader: preload(({ id, client, boatID }) => [
    orderQueries.details(id, client),
    orderQueries.rules(boatID),
    supplierQueries.list(boatID),
  ]),
  component: OrderPage,
});
