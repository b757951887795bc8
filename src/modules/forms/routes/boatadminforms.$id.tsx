import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { BoatFormPage } from '../pages/BoatFormPage.tsx';
import { formQueries } from '../queries.ts';

export const Route = createFileRoute('/app/boatadminforms/$id')({
  loader: preload(({ id, client }) => [formQueries.form(id, client)], 'forms'),
  component: BoatFormPage,
});
