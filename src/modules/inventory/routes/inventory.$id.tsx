import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { locationQueries } from '#modules/locations/queries.ts';
import { movementQueries } from '#modules/movements/queries.ts';
import { StockItemPage } from '../pages/StockItemPage.tsx';
import { inventoryQueries } from '../queries.ts';

export const Route = createFileRoute('/app/inventory/$id')({
  loader: preload(({ id, client, boatID }) => [
    inventoryQueries.details(id, client),
    locationQueries.list(boatID),
    movementQueries.list(boatID, { inventoryID: id }),
  ]),
  component: StockItemPage,
});
