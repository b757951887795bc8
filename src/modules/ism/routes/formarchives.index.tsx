import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { formCategories } from '#modules/forms/rules/category.ts';
import { ArchivePage } from '../pages/ArchivePage.tsx';

const day = z.catch(z.optional(z.iso.date()), undefined);

export const Route = createFileRoute('/app/formarchives/')({
  validateSearch: z.object({
    find: z.catch(z.optional(z.string()), undefined),
    category: z.catch(z.optional(z.enum(formCategories)), undefined),
    from: day,
    to: day,
    skip: z.catch(z.optional(z.int().check(z.minimum(0))), undefined),
  }),
  loader: preload(() => [], 'ism', 'forms'),
  component: ArchivePage,
});
