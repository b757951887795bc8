import { createFileRoute, redirect } from '@tanstack/react-router';

/** `/` and anything outside /app and /auth. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/app/$', params: { _splat: 'start' } });
  },
});
