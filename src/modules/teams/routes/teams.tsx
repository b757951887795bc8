import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { TeamsPage } from '../pages/TeamsPage.tsx';
import { teamQueries } from '../queries.ts';

export const Route = createFileRoute('/app/teams')({
  validateSearch: tableSearch,
  loader: preload(({ boatID }) => [teamQueries.list(boatID)]),
  component: TeamsPage,
});
