import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { LogPage } from '../pages/LogPage.tsx';
import { readsOfBooks } from '../queries.ts';
import { logSearch } from '../volumeSearch.ts';

export const Route = createFileRoute('/app/log/')({
  validateSearch: logSearch,
  loader: preload(readsOfBooks, 'bookwords'),
  component: LogPage,
});
