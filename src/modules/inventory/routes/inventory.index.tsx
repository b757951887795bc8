import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { sheetIds } from '#modules/labels/rules/sheetIds.ts';
import { locationQueries } from '#modules/locations/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { InventoryPage } from '../pages/InventoryPage.tsx';
import { inventoryQueries } from '../queries.ts';

const inventorySearch = z.object({
  ...tableSearch.shape,
  /** Their labels instead of the list: of these items, or of all if none is named. */
  labels: z.catch(z.optional(z.array(z.string())), undefined),
  category: z.catch(z.optional(z.string()), undefined),
  place: z.catch(z.optional(z.string()), undefined),
  sheet: z.catch(z.optional(z.enum(sheetIds)), undefined),
});

export const Route = createFileRoute('/app/inventory/')({
  validateSearch: inventorySearch,
  loader: preload(({ boatID }) => [inventoryQueries.list(boatID), locationQueries.list(boatID)]),
  component: InventoryPage,
});
