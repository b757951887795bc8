import { createFileRoute } from '@tanstack/react-router';
import { ImportJobsPage } from '../pages/ImportJobsPage.tsx';

export const Route = createFileRoute('/app/worklist/import')({ component: ImportJobsPage });
