import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { FleetFormPage } from '../pages/FleetFormPage.tsx';
import { formQueries } from '../queries.ts';

export const Route = createFileRoute('/app/adminforms/$id')({
  loader: preload(({ id, client }) => [formQueries.form(id, client)], 'forms'),
  component: FleetFormPage,
});
