import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { GuestsPage } from '../pages/GuestsPage.tsx';
import { guestQueries } from '../queries.ts';

export const Route = createFileRoute('/app/guests/')({
  validateSearch: tableSearch,
  loader: preload(({ boatID }) => [guestQueries.list(boatID)]),
  component: GuestsPage,
});
