import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { BoatFormsPage } from '../pages/BoatFormsPage.tsx';
import { formQueries } from '../queries.ts';

export const Route = createFileRoute('/app/boatadminforms/')({
  validateSearch: tableSearch,
  loader: preload(({ boatID }) => [formQueries.forms(boatID)], 'forms', 'ism'),
  component: BoatFormsPage,
});
