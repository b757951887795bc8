import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { restQueries } from '#modules/hoursofrest/queries.ts';
import { NonconformityPage } from '../pages/NonconformityPage.tsx';
import { ncQueries } from '../queries.ts';

export const Route = createFileRoute('/app/ism/nonconformities/$id')({
  loader: preload(
    ({ id, boatID, client }) => [ncQueries.details(id, client), restQueries.signers(boatID)],
    'nonconformities',
    'files',
    'history',
  ),
  component: NonconformityPage,
});
