import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { sheetIds } from '#modules/labels/rules/sheetIds.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { LocationsPage } from '../pages/LocationsPage.tsx';
import { locationQueries } from '../queries.ts';

const locationsSearch = z.object({
  ...tableSearch.shape,
  /** Their labels instead of the list: of these places, or of all if none is named. */
  labels: z.catch(z.optional(z.array(z.string())), undefined),
  inside: z.catch(z.optional(z.string()), undefined),
  sheet: z.catch(z.optional(z.enum(sheetIds)), undefined),
});

export const Route = createFileRoute('/app/locations/')({
  validateSearch: locationsSearch,
  loader: preload(({ boatID }) => [locationQueries.list(boatID)]),
  component: LocationsPage,
});
