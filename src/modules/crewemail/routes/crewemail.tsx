import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { CrewEmailPage } from '../pages/CrewEmailPage.tsx';

/** `to`: the users whom a new mail goes to at first. */
const search = z.object({ to: z.catch(z.optional(z.array(z.string())), undefined) });

export const Route = createFileRoute('/app/crewemail')({ component: CrewEmailPage, validateSearch: search });
