import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { sectionQueries } from '#modules/sections/queries.ts';
import { spareEquipmentQueries } from '#modules/spareequipment/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { BoatSparesPage } from '../pages/BoatSparesPage.tsx';
import { spareQueries } from '../queries.ts';

export const Route = createFileRoute('/app/boatspareparts')({
  validateSearch: tableSearch,
  loader: preload(({ boatID }) => [
    spareQueries.list(boatID),
    sectionQueries.list(boatID),
    spareEquipmentQueries.list(boatID),
  ]),
  component: BoatSparesPage,
});
