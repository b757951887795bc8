import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { inventoryQueries } from '#modules/inventory/queries.ts';
import { locationQueries } from '#modules/locations/queries.ts';
import { StartCountPage } from '../pages/StartCountPage.tsx';
import { stocktakeQueries } from '../queries.ts';

const startSearch = z.object({
  /** The place to count; '' or none for all of the vessel. */
  place: z.catch(z.optional(z.string()), undefined),
  category: z.catch(z.optional(z.string()), undefined),
});

export const Route = createFileRoute('/app/stocktake/new')({
  validateSearch: startSearch,
  loader: preload(({ boatID }) => [
    inventoryQueries.list(boatID),
    locationQueries.list(boatID),
    stocktakeQueries.list(boatID),
  ]),
  component: StartCountPage,
});
