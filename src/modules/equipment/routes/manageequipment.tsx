import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { ManageEquipmentPage } from '../pages/ManageEquipmentPage.tsx';

export const Route = createFileRoute('/app/manageequipment')({
  validateSearch: tableSearch,
  component: ManageEquipmentPage,
});
