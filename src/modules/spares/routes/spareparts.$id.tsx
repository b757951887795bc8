import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { sectionQueries } from '#modules/sections/queries.ts';
import { spareEquipmentQueries } from '#modules/spareequipment/queries.ts';
import { SparePage } from '../pages/SparePage.tsx';
import { spareQueries } from '../queries.ts';

export const Route = createFileRoute('/app/spareparts/$id')({
  loader: preload(({ id, client, boatID }) => [
    spareQueries.details(id, client),
    spareEquipmentQueries.list(boatID),
    sectionQueries.list(boatID),
  ]),
  component: SparePage,
});
