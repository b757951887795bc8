import { createFileRoute } from '@tanstack/react-router';
import { InspectionPage } from '../pages/InspectionPage.tsx';

export const Route = createFileRoute('/auth/inspection')({ component: InspectionPage });
