import type { Page } from 'playwright';
import { DEMO_PASSWORD } from '../../mock-server/seed/people.ts';

/** The harness's setup before it measures: signs in through the API and stores the token as the app does. */
export default async (page: Page, { origin }: { origin: string }) => {
  const answer = await page.request.post(`${origin}/api/auth`, {
    data: { username: 'captain', password: DEMO_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`Signing in: ${answer.status()} ${await answer.text()}`);
  const { token, userID } = await answer.json();
  // A page of the same origin, to get the app's storage without starting the app.
  await page.goto(`${origin}/api/health`);
  await page.evaluate(
    (state) => {
      localStorage.setItem('shipshape.auth', JSON.stringify({ state, version: 1 }));
    },
    { token, userID },
  );
};
