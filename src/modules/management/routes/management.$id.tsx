import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../pages/CompanyPage.tsx';

export const Route = createFileRoute('/app/management/$id')({ component: CompanyPage });
