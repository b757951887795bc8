import { createFileRoute } from '@tanstack/react-router';
import { AuthTermsPage } from '../../pages/AuthTermsPage.tsx';

/** The terms for people who are not signed in; the same text as /app/terms. */
export const Route = createFileRoute('/auth/(public)/terms')({ component: AuthTermsPage });
