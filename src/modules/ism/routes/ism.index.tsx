import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { formQueries } from '#modules/forms/queries.ts';
import { IsmPage } from '../pages/IsmPage.tsx';
import { ismQueries } from '../queries.ts';

export const Route = createFileRoute('/app/ism/')({
  loader: preload(
    ({ boatID }) => [
      formQueries.forms(boatID),
      formQueries.versions(boatID),
      formQueries.due(boatID),
      ismQueries.list(boatID),
    ],
    'ism',
    'forms',
  ),
  component: IsmPage,
});
