import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { locationQueries } from '#modules/locations/queries.ts';
import { movementQueries } from '#modules/movements/queries.ts';
import { ledgerSearch } from '../ledgerSearch.ts';
import { MovementsPage } from '../pages/MovementsPage.tsx';

export const Route = createFileRoute('/app/movements')({
  validateSearch: ledgerSearch,
  loader: preload(({ boatID }) => [locationQueries.list(boatID), movementQueries.people(boatID)]),
  component: MovementsPage,
});
