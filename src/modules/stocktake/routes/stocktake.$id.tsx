import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { inventoryQueries } from '#modules/inventory/queries.ts';
import { locationQueries } from '#modules/locations/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { StocktakePage } from '../pages/StocktakePage.tsx';
import { stocktakeQueries } from '../queries.ts';

const sheetSearch = z.extend(tableSearch, {
  /** What differs, instead of the lines to count. */
  review: z.catch(z.optional(z.boolean()), undefined),
});

export const Route = createFileRoute('/app/stocktake/$id')({
  validateSearch: sheetSearch,
  loader: preload(({ id, client, boatID }) => [
    stocktakeQueries.details(id, client),
    stocktakeQueries.counts(id),
    inventoryQueries.list(boatID),
    locationQueries.list(boatID),
  ]),
  component: StocktakePage,
});
