import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { HistoryPage } from '../pages/HistoryPage.tsx';
import { logTexts, readsOfLog } from '../queries.ts';
import { pageSearch } from '../volumeSearch.ts';

export const Route = createFileRoute('/app/archivehistory/$id')({
  validateSearch: pageSearch,
  loader: preload(readsOfLog, ...logTexts),
  component: HistoryPage,
});
