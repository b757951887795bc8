import { createFileRoute } from '@tanstack/react-router';
import { ImportEquipmentPage } from '../pages/ImportEquipmentPage.tsx';

export const Route = createFileRoute('/app/equipment/import')({ component: ImportEquipmentPage });
