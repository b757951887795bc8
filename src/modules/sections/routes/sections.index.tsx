import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { fileQueries } from '#modules/files/queries/lists.ts';
import { spareEquipmentQueries } from '#modules/spareequipment/queries.ts';
import { spareQueries } from '#modules/spares/queries.ts';
import { SectionsPage } from '../pages/SectionsPage.tsx';
import { sectionQueries } from '../queries.ts';

export const Route = createFileRoute('/app/sections/')({
  validateSearch: z.object({ equipment: z.catch(z.optional(z.string()), undefined) }),
  loader: preload(({ boatID }) => [
    sectionQueries.list(boatID),
    spareEquipmentQueries.list(boatID),
    spareQueries.list(boatID),
    fileQueries.ofBoat(boatID, 'sections'),
  ]),
  component: SectionsPage,
});
