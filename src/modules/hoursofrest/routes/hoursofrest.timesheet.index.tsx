import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { monthSearch } from '../monthSearch.ts';
import { OwnSheetPage } from '../pages/OwnSheetPage.tsx';
import { readsOfSheet } from '../queries.ts';

export const Route = createFileRoute('/app/hoursofrest/timesheet/')({
  validateSearch: monthSearch,
  loader: preload(readsOfSheet, 'hoursofrest', 'logbooks'),
  component: OwnSheetPage,
});
