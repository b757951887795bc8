import { createFileRoute } from '@tanstack/react-router';
import { cachedVisitor } from '#modules/auth/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { EquipmentListPage } from '../pages/EquipmentListPage.tsx';
import { equipmentQueries } from '../queries.ts';

export const Route = createFileRoute('/app/equipment/')({
  validateSearch: tableSearch,
  loader: ({ context: { queryClient } }) => {
    const boatID = cachedVisitor(queryClient, 'equipmentspage')?.boatID;
    if (boatID) void queryClient.prefetchQuery(equipmentQueries.list(boatID));
  },
  component: EquipmentListPage,
});
