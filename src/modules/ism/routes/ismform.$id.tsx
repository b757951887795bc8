import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { formQueries } from '#modules/forms/queries.ts';
import { StartFormPage } from '../pages/StartFormPage.tsx';

const text = z.catch(z.optional(z.string()), undefined);

export const Route = createFileRoute('/app/ismform/$id')({
  validateSearch: z.object({ subject: text, schedule: text, name: text }),
  loader: preload(
    ({ id, boatID, client }) => [formQueries.form(id, client), formQueries.versions(boatID)],
    'ism',
    'forms',
  ),
  component: StartFormPage,
});
