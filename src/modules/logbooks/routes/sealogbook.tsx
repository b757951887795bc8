import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { SeaLogPage } from '../pages/SeaLogPage.tsx';
import { logTexts, readsOfLog } from '../queries.ts';
import { volumeSearch } from '../volumeSearch.ts';

export const Route = createFileRoute('/app/sealogbook')({
  validateSearch: volumeSearch,
  loader: preload(readsOfLog, ...logTexts),
  component: SeaLogPage,
});
