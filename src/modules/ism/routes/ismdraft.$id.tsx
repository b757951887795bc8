import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { formQueries } from '#modules/forms/queries.ts';
import { restQueries } from '#modules/hoursofrest/queries.ts';
import { FillPage } from '../pages/FillPage.tsx';
import { ismQueries } from '../queries.ts';

export const Route = createFileRoute('/app/ismdraft/$id')({
  loader: preload(
    ({ id, boatID, client }) => [
      ismQueries.details(id, client),
      ismQueries.list(boatID),
      formQueries.versions(boatID),
      restQueries.signers(boatID),
      restQueries.key(),
    ],
    'ism',
    'forms',
    'files',
    'logbooks',
  ),
  component: FillPage,
});
