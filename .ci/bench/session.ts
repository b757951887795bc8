import { z } from 'zod/mini';
import { DEMO_PASSWORD } from '../../mock-server/seed/people.ts';

const sessionAnswer = z.object({ token: z.string(), userID: z.string() });

/** Signs in a demo user through the API. */
export const signIn = async (origin: string, username = 'captain') => {
  const answer = await fetch(`${origin}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  return sessionAnswer.parse(await answer.json());
};
