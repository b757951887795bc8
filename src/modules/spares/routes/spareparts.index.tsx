import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { sectionQueries } from '#modules/sections/queries.ts';
import { spareEquipmentQueries } from '#modules/spareequipment/queries.ts';
import { SparesBookPage } from '../pages/SparesBookPage.tsx';
import { spareQueries } from '../queries.ts';

export const Route = createFileRoute('/app/spareparts/')({
  validateSearch: z.object({
    q: z.catch(z.optional(z.coerce.string().check(z.maxLength(200))), undefined),
  }),
  loader: preload(({ boatID }) => [
    spareEquipmentQueries.list(boatID),
    sectionQueries.list(boatID),
    spareQueries.list(boatID),
  ]),
  component: SparesBookPage,
});
