import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { folderQueries } from '#modules/folders/queries.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { VesselDocsPage } from '../pages/VesselDocsPage.tsx';
import { documentQueries } from '../queries.ts';

const ref = z.catch(z.optional(z.string()), undefined);

export const Route = createFileRoute('/app/vesseldocs/')({
  validateSearch: z.object({ ...tableSearch.shape, folder: ref, doc: ref }),
  loader: preload(({ boatID }) => [
    documentQueries.list(boatID),
    folderQueries.list(boatID),
    jobQueries.people(boatID),
  ]),
  component: VesselDocsPage,
});
