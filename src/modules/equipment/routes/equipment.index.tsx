import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { EquipmentListPage } from '../pages/EquipmentListPage.tsx';
import { equipmentQueries } from '../queries.ts';

export const Route = createFileRoute('/app/equipment/')({
  validateSearch: tableSearch,
  loader: preload(({ boatID }) => [equipmentQueries.list(boatID)], 'equipment', 'worklist'),
  component: EquipmentListPage,
});
