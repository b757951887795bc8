import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { ChiefLogPage } from '../pages/ChiefLogPage.tsx';
import { logTexts, readsOfLog } from '../queries.ts';
import { pageSearch } from '../volumeSearch.ts';

export const Route = createFileRoute('/app/chiefofficer/$id')({
  validateSearch: pageSearch,
  loader: preload(readsOfLog, ...logTexts),
  component: ChiefLogPage,
});
