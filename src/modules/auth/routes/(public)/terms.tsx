import { createFileRoute } from '@tanstack/react-router';
import { AuthTermsPage } from '../../pages/AuthTermsPage.tsx';

/** The terms for people who are not signed in; the same text as /app/terms. */
export const Route = createFileRoute('/auth/(public)/terms')({
  // Who signs in does not read them; who opens them sees the page with them, and not its links move down when they come.
  loader: async () => ({
    TermsText: (await import('#modules/help/components/TermsText.tsx')).default,
  }),
  component: AuthTermsPage,
});
