import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { locationQueries } from '#modules/locations/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { StocktakesPage } from '../pages/StocktakesPage.tsx';
import { stocktakeQueries } from '../queries.ts';

export const Route = createFileRoute('/app/stocktake/')({
  validateSearch: tableSearch,
  loader: preload(({ boatID }) => [stocktakeQueries.list(boatID), locationQueries.list(boatID)]),
  component: StocktakesPage,
});
