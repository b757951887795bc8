import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { requiredInstant } from '#lib/fields.ts';

/** The kinds of notices; the client builds the text in the reader's language from `params`. */
export const noticeKinds = [
  'jobAssigned',
  'jobOverdue',
  'mentioned',
  'postponeAsked',
  'postponeDecided',
  'passwordReset',
  'emailAsked',
  'newUser',
  'hoursMissing',
  'imported',
  'certificateExpires',
  'orderAsked',
  'orderDecided',
  'orderLate',
  'stockLow',
  'stockExpires',
  'kitIncomplete',
  'transferAsked',
  'transferStep',
  'logMissing',
  'logToSign',
  'formsDue',
  'formSays',
  'documentExpires',
  'documentToRead',
  'documentChange',
  'shipCertificateExpires',
  'payslipReady',
  'leaveAsked',
  'leaveDecided',
  'rotaPosted',
  'watchSwapAsked',
  'watchSwapDecided',
  'restAsked',
] as const;

export const noticeSchema = z.object({
  _id: z.string(),
  kind: z.enum(noticeKinds),
  params: z.record(z.string(), z.string()),
  /** The link inside the app; empty for none. */
  link: z.string(),
  createdAt: requiredInstant,
  readAt: z.nullable(requiredInstant),
});
export type Notice = z.infer<typeof noticeSchema>;

export const notices = {
  mine: endpoint.get('/api/notifications', {
    access: 'own',
    response: z.array(noticeSchema),
    summary: "Lists the user's notices of the last 90 days, newest first, at most 100.",
  }),
  read: endpoint.put('/api/notifications/read', {
    access: 'own',
    body: z.object({ ids: z.array(z.string()).check(z.minLength(1), z.maxLength(100)) }),
    response: z.array(noticeSchema),
    summary: 'Marks notices of the user as read.',
    undo: { none: 'A notice that was read stays listed for 90 days.' },
  }),
};
