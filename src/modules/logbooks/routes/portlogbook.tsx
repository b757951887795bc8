import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { PortLogPage } from '../pages/PortLogPage.tsx';
import { logTexts, readsOfLog } from '../queries.ts';
import { volumeSearch } from '../volumeSearch.ts';

export const Route = createFileRoute('/app/portlogbook')({
  validateSearch: volumeSearch,
  loader: preload(readsOfLog, ...logTexts),
  component: PortLogPage,
});
