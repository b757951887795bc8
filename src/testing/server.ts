import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createApp } from '#server/app.ts';
import { contracts } from '#server/contracts.ts';
import { memoryMailer } from '#server/mail.ts';
import { emptyDatabase, seed } from '#server/seed/seed.ts';
import { openTestDatabase } from '#server/testing/memoryDatabase.ts';
import { forgetSessions } from '#server/viewer.ts';

const contents = new Map<string, Uint8Array>();
let stopped: Date | undefined;

const start = async () => {
  const database = await openTestDatabase();
  const mail = memoryMailer();
  const services = {
    database,
    mail,
    files: {
      put: async (bytes: Uint8Array) => {
        const sha = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
        contents.set(sha, bytes);
        return sha;
      },
      get: async (sha: string) => contents.get(sha),
    },
    clock: () => stopped ?? new Date(),
    origin: 'http://localhost:3000',
    secret: 'secret of the tests',
    strict: true,
  };
  return { app: createApp(services, contracts), services, mail };
};

let running: ReturnType<typeof start> | undefined;

/** The real server app on a real database, one for a test file. */
export const testServer = () => (running ??= start());

/** All calls of the browser go to the real server app. */
export const network = setupServer(
  http.all('*/api/*', async ({ request }) => {
    const { app } = await testServer();
    const answer = await app.fetch(request);
    return new HttpResponse(answer.body, { status: answer.status, headers: answer.headers });
  }),
);

/** Fresh demo data; the clock runs again. */
export const freshData = async () => {
  const { services, mail } = await testServer();
  stopped = undefined;
  mail.sent.length = 0;
  forgetSessions();
  await emptyDatabase(services.database);
  await seed(services, '1');
};

/** Holds one write open until the answered function is called, so that a test can look at the screen meanwhile. */
export const hold = (method: 'post' | 'put' | 'delete', path: string) => {
  const gate = Promise.withResolvers<void>();
  network.use(
    http[method](path, async ({ request }) => {
      await gate.promise;
      const { app } = await testServer();
      const answer = await app.fetch(request);
      return new HttpResponse(answer.body, { status: answer.status, headers: answer.headers });
    }),
  );
  return gate.resolve;
};

/** Lets one kind of call fail with a status and messages. */
export const fail = (method: 'get' | 'post' | 'put' | 'delete', path: string, status = 500, ...messages: string[]) =>
  network.use(
    http[method](path, () => HttpResponse.json({ errors: (messages.length ? messages : ['It failed']).map((msg) => ({ msg })) }, { status })),
  );
