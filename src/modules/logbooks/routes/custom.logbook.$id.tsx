import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { OwnLogPage } from '../pages/OwnLogPage.tsx';
import { logTexts, readsOfLog } from '../queries.ts';
import { volumeSearch } from '../volumeSearch.ts';

export const Route = createFileRoute('/app/custom/logbook/$id')({
  validateSearch: volumeSearch,
  loader: preload(readsOfLog, ...logTexts),
  component: OwnLogPage,
});
