import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { formQueries } from '#modules/forms/queries.ts';
import { ArchivedPage } from '../pages/ArchivedPage.tsx';
import { ismQueries } from '../queries.ts';

export const Route = createFileRoute('/app/formarchives/$id')({
  loader: preload(
    ({ id, boatID, client }) => [
      ismQueries.details(id, client),
      formQueries.versions(boatID),
      formQueries.forms(boatID),
    ],
    'ism',
    'forms',
    'files',
    'history',
  ),
  component: ArchivedPage,
});
