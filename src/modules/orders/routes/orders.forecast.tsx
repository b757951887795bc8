import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { ForecastPage } from '../pages/ForecastPage.tsx';
import { buyingQueries } from '../queries/buying.ts';

export const Route = createFileRoute('/app/orders/forecast')({
  validateSearch: tableSearch,
  loader: preload(({ boatID }) => [buyingQueries.forecast(boatID)]),
  component: ForecastPage,
});
