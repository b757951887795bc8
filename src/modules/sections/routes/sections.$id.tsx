import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { fileQueries } from '#modules/files/queries/lists.ts';
import { spareEquipmentQueries } from '#modules/spareequipment/queries.ts';
import { spareQueries } from '#modules/spares/queries.ts';
import { SectionPage } from '../pages/SectionPage.tsx';
import { sectionQueries } from '../queries.ts';

export const Route = createFileRoute('/app/sections/$id')({
  validateSearch: z.object({ part: z.catch(z.optional(z.string()), undefined) }),
  loader: preload(({ id, client, boatID }) => [
    sectionQueries.details(id, client),
    fileQueries.ofItem('sections', id, client),
    spareQueries.list(boatID),
    spareEquipmentQueries.list(boatID),
  ]),
  component: SectionPage,
});
