import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';

/** The link mailed to a new address; apart from the other calls, because only its own page needs it. */
export const newAddress = {
  confirm: endpoint.post('/api/users/email_confirm/:token', {
    access: 'public',
    body: z.object({}),
    response: z.object({ changed: z.literal(true) }),
    summary: 'Opens the link that was mailed to a new address, which takes the place of the old one.',
    undo: { call: 'users.email' },
    online: true,
  }),
};
