import { createFileRoute, redirect } from '@tanstack/react-router';

/** Unknown /app paths. */
export const Route = createFileRoute('/app/$')({
  beforeLoad: () => {
    throw redirect({ to: '/app/home' });
  },
});
