import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { requiredInstant, requiredLongText, requiredPersonRef, requiredText } from '#lib/fields.ts';
import { stamped } from '#lib/resource.ts';

/** The maximum size of all attachments of a mail together, in bytes. */
export const MAX_ATTACHED_BYTES = 10 * 1024 * 1024;

/** A mail to people of the boat, as it was written. */
export const crewMail = z.object({
  _id: stamped._id,
  boatID: z.string(),
  subject: z.string(),
  text: z.string(),
  to: z.array(z.object({ userID: z.string(), name: z.string(), email: z.string() })),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.int() })),
  at: requiredInstant,
  userName: z.string(),
  /** `failed`: names of the people it did not reach. */
  state: z.enum(['sending', 'sent', 'failed']),
  failed: z.array(z.string()),
});
export type CrewMail = z.infer<typeof crewMail>;

/** The input for a mail; each of `to`, users of the boat, gets a mail of their own. */
export const mailFields = z.object({
  to: z.array(requiredPersonRef).check(z.minLength(1), z.maxLength(200)),
  subject: requiredText(200),
  text: requiredLongText(20_000),
});

export const crewMails = {
  ofBoat: endpoint.get('/api/crewemail/boat/:boatID', {
    access: { flag: 'employees' },
    response: z.array(crewMail),
    summary: 'Lists the mails of the last year to people of the boat, newest first, at most 200.',
  }),
  send: endpoint.post('/api/crewemail', {
    access: { flag: 'employees' },
    body: z.object({
      _id: stamped._id,
      boatID: stamped.boatID,
      ...mailFields.shape,
      attachments: z._default(
        z
          .array(z.object({ name: requiredText(200), data: z.base64().check(z.maxLength(14_000_000)) }))
          .check(z.maxLength(10)),
        [],
      ),
    }),
    response: crewMail,
    summary: 'Mails people of the boat. Answers before the mails are sent; `state` has the result later.',
    undo: { none: 'A mail that was sent cannot be recalled.' },
  }),
};
