import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { SupplierPage } from '../pages/SupplierPage.tsx';
import { supplierQueries } from '../queries.ts';

export const Route = createFileRoute('/app/supplier/$id')({
  loader: preload(({ id, client }) => [supplierQueries.details(id, client)]),
  component: SupplierPage,
});
