import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { PortBridgeLogPage } from '../pages/PortBridgeLogPage.tsx';
import { logTexts, readsOfLog } from '../queries.ts';
import { volumeSearch } from '../volumeSearch.ts';

export const Route = createFileRoute('/app/portbridgelogbook')({
  validateSearch: volumeSearch,
  loader: preload(readsOfLog, ...logTexts),
  component: PortBridgeLogPage,
});
