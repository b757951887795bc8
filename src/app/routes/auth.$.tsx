import { createFileRoute, redirect } from '@tanstack/react-router';

/** Unknown /auth paths. */
export const Route = createFileRoute('/auth/$')({
  beforeLoad: () => {
    throw redirect({ to: '/auth/login' });
  },
});
