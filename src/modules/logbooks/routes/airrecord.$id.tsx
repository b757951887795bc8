import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { RecordPage } from '../pages/RecordPage.tsx';
import { logTexts, readsOfLog } from '../queries.ts';
import { pageSearch } from '../volumeSearch.ts';

export const Route = createFileRoute('/app/airrecord/$id')({
  validateSearch: pageSearch,
  loader: preload(readsOfLog, ...logTexts),
  component: () => <RecordPage kind="air" />,
});
