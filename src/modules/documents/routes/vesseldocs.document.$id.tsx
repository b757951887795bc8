import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { folderQueries } from '#modules/folders/queries.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { DocumentPage } from '../pages/DocumentPage.tsx';
import { documentQueries } from '../queries.ts';

export const Route = createFileRoute('/app/vesseldocs/document/$id')({
  validateSearch: z.object({
    page: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1))), undefined),
  }),
  loader: preload(({ id, boatID, client }) => [
    documentQueries.details(id, client),
    folderQueries.list(boatID),
    jobQueries.people(boatID),
  ]),
  component: DocumentPage,
});
