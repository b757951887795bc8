import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { LogbooksPage } from '../pages/LogbooksPage.tsx';
import { logbookQueries, readsOfBooks } from '../queries.ts';

export const Route = createFileRoute('/app/logbook')({
  loader: preload((start) => [...readsOfBooks(start), logbookQueries.list(start.boatID)]),
  component: LogbooksPage,
});
