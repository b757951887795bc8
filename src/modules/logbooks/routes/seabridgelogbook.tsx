import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { SeaBridgeLogPage } from '../pages/SeaBridgeLogPage.tsx';
import { logTexts, readsOfLog } from '../queries.ts';
import { volumeSearch } from '../volumeSearch.ts';

export const Route = createFileRoute('/app/seabridgelogbook')({
  validateSearch: volumeSearch,
  loader: preload(readsOfLog, ...logTexts),
  component: SeaBridgeLogPage,
});
