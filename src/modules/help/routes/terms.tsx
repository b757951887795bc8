import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '../pages/TermsPage.tsx';

export const Route = createFileRoute('/app/terms')({ component: TermsPage });
