import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { orderQueries } from '#modules/orders/queries.ts';
import { SupplierPage } from '../pages/SupplierPage.tsx';
import { supplierQueries } from '../queries.ts';

export const Route = createFileRoute('/app/supplier/$id')({
  loader: preload(
    ({ id, client, boatID }) => [supplierQueries.details(id, client), orderQueries.list(boatID)],
    'suppliers',
    'orders',
    'files',
    'history',
  ),
  component: SupplierPage,
});
