import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { EPOCH_HEADER, OPERATION_HEADER } from '#lib/marks.ts';
import { startTestApp } from '#server/testing/app.ts';
import { openCopy } from '#server/testing/copiedDatabase.ts';

let running: ReturnType<typeof startTestApp> | undefined;

/** The real server app on a real database, one per test file. */
export const testServer = () => {
  const server = process.env.PAGES_DATABASE_URL;
  running ??= startTestApp(server ? () => openCopy(server) : undefined);
  return running;
};

const answerFor = async (request: Request) => {
  const { app } = await testServer();
  const answer = await app.fetch(request);
  return new HttpResponse(answer.body, { status: answer.status, headers: answer.headers });
};

/** All calls of the browser go to the real server app. */
export const network = setupServer(http.all('*/api/*', ({ request }) => answerFor(request)));

type Write = 'post' | 'put' | 'delete';

/** Holds one kind of call open until the returned function is called, so that a test can check the screen meanwhile. */
export const hold = (method: 'get' | Write, path: string) => {
  const gate = Promise.withResolvers<void>();
  network.use(
    http[method](path, async ({ request }) => {
      await gate.promise;
      return answerFor(request);
    }),
  );
  return gate.resolve;
};

/** An answer that looks like the server's, for one that a test makes up. */
export const answerOf = (request: Request, body: object, status = 200) => {
  const operation = request.headers.get(OPERATION_HEADER);
  const headers = { [EPOCH_HEADER]: 'made up', ...(operation ? { [OPERATION_HEADER]: operation } : {}) };
  return HttpResponse.json(body, { status, headers });
};

/** Makes one call fail with a status and messages. */
export const fail = (method: 'get' | Write, path: string, status: number, ...messages: string[]) =>
  network.use(
    http[method](path, ({ request }) =>
      answerOf(request, { errors: messages.map((msg) => ({ msg })) }, status),
    ),
  );

/** Fresh demo data; the clock runs again. */
export const freshData = async () => (await testServer()).reset();
