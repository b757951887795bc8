import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { requiredInstant } from '#lib/fields.ts';

/** A session of a user. */
export const sessionSchema = z.object({
  _id: z.string(),
  createdAt: requiredInstant,
  /** Accurate to an hour. */
  lastSeenAt: requiredInstant,
  /** The browser's user agent. */
  agent: z.string(),
  /** The session that makes the call. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const sessions = {
  mine: endpoint.get('/api/auth/sessions', {
    access: 'own',
    response: z.array(sessionSchema),
    summary: "Lists the user's sessions, latest first.",
  }),
  end: endpoint.delete('/api/auth/sessions/:id', {
    access: 'own',
    response: z.object({ _id: z.string() }),
    summary: "Ends one of the user's sessions.",
    undo: { none: 'The user signs in again on that device.' },
    online: true,
  }),
  endOthers: endpoint.delete('/api/auth/sessions', {
    access: 'own',
    response: z.object({ ended: z.int() }),
    summary: "Ends all of the user's sessions except this one.",
    undo: { none: 'The user signs in again on those devices.' },
    online: true,
  }),
};
