import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { MatrixPage } from '../pages/MatrixPage.tsx';
import { certificateQueries } from '../queries.ts';

export const Route = createFileRoute('/app/employees/certificates')({
  validateSearch: z.object({
    show: z.catch(z.optional(z.enum(['everybody', 'onlyGaps', 'onlyAboard'])), undefined),
  }),
  loader: preload(({ boatID }) => [certificateQueries.list(boatID)]),
  component: MatrixPage,
});
