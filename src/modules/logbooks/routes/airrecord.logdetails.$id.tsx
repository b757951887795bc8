import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { LogRecordPage } from '../pages/LogRecordPage.tsx';
import { logbookQueries } from '../queries.ts';

export const Route = createFileRoute('/app/airrecord/logdetails/$id')({
  loader: preload(
    ({ boatID, id }) => [
      logbookQueries.record(id),
      logbookQueries.volumes(boatID),
      logbookQueries.signers(boatID),
      logbookQueries.key(),
    ],
    'bookwords',
  ),
  component: LogRecordPage,
});
