import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { accountSchema } from '../contract.ts';

/** An address that waits for its link; apart from the other calls, because only the page of an account needs it. */
export const waitingEmail = {
  again: endpoint.post('/api/users/email_again/:userID', {
    access: 'own',
    body: z.object({}),
    response: accountSchema,
    summary: 'Mails the link to the waiting address again; the earlier one stops working.',
    undo: { none: 'A mail that was sent cannot be recalled.' },
    online: true,
  }),
  takeBack: endpoint.delete('/api/users/email/:userID', {
    access: 'own',
    response: accountSchema,
    summary: 'Takes back a change of address that waits for its link.',
    undo: { call: 'users.email' },
    online: true,
  }),
};
