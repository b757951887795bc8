import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { fileQueries } from '#modules/files/queries/lists.ts';
import { EquipmentPhotosPage } from '../pages/EquipmentPhotosPage.tsx';
import { equipmentQueries } from '../queries.ts';

export const Route = createFileRoute('/app/equipmentphotos')({
  validateSearch: z.object({
    q: z.catch(z.optional(z.coerce.string().check(z.maxLength(200))), undefined),
    department: z.catch(z.optional(z.string()), undefined),
  }),
  loader: preload(({ boatID }) => [
    equipmentQueries.list(boatID),
    fileQueries.ofBoat(boatID, 'equipmentgroups'),
  ]),
  component: EquipmentPhotosPage,
});
