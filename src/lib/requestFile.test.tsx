import { Hono } from 'hono';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { catalogOf, defineModule, routesOfAll, serve } from '#server/defineModule.ts';
import { answerError } from '#server/http/answerError.ts';
import { FileAnswer, mountRoutes } from '#server/http/implement.ts';
import { markAnswers } from '#server/http/markAnswers.ts';
import { openApi } from '#server/http/openApi.ts';
import { errorBody } from '#server/messages/messages.ts';
import { freshData, network, testServer } from '#testing/server.ts';
import { ApiError, ConnectionError } from './apiError.ts';
import { endpoint } from './endpoint.ts';
import { configureRequests, request } from './request.ts';
import { saveFile } from './saveFile.ts';

/** A contract with a file, on the real server's code: rights, boats, errors. */
const sheets = {
  sheet: endpoint.file('/api/sheets/boat/:boatID', {
    access: { flag: 'equipmentspage' },
    answers: 'application/pdf',
    search: z.object({ copies: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1) }),
    summary: 'A sheet.',
  }),
};
const BOAT = { boatID: 'boat-halcyon' };
let token: string | null = null;
const done: string[] = [];

const sheetsModule = defineModule({
  serves: {
    sheets: serve(sheets, {
      sheet: async ({ search, params, afterwards }) => {
        afterwards(() => void done.push(params.boatID));
        return new FileAnswer(new TextEncoder().encode(`%PDF ${search.copies}`), '作業 指示書’1.pdf');
      },
    }),
  },
});
const catalog = catalogOf([sheetsModule]);

beforeAll(async () => {
  network.listen({ onUnhandledFrame: 'error' });
  const { services } = await testServer();
  const app = new Hono();
  app.use(markAnswers(services));
  mountRoutes({ app, services, catalog }, routesOfAll([sheetsModule], services, catalog));
  app.onError((error, c) => answerError(c, error, errorBody, services.log));
  network.use(
    http.all('*/api/sheets/*', async ({ request: call }) => {
      const answer = await app.fetch(call);
      return new HttpResponse(answer.body, { status: answer.status, headers: answer.headers });
    }),
  );
  configureRequests({ token: () => token, language: () => 'en', onUnauthorized: () => {} });
});
beforeEach(freshData);
afterEach(() => {
  token = null;
  done.length = 0;
});
afterAll(() => network.close());

const signIn = async (persona: string) => {
  ({ token } = await (await testServer()).signIn(persona));
};

test('a file arrives with its bytes, its type and its name in any script', async () => {
  await signIn('engineer');
  const file = await request(sheets.sheet, { params: BOAT, search: { copies: 2 } });
  expect(file.name).toBe('作業 指示書’1.pdf');
  expect(file.type).toBe('application/pdf');
  expect(await file.text()).toBe('%PDF 2');
  expect(done).toEqual(['boat-halcyon']);
});

test.each([
  ['nobody', undefined, BOAT, {}, 401],
  ['who lacks the flag', 'chef', BOAT, {}, 403],
  ['the crew of another boat', 'rival', BOAT, {}, 403],
  ['a question that is wrong', 'engineer', BOAT, { copies: 0 }, 400],
])('%s is refused in words, as by any other call', async (_, persona, params, search, status) => {
  if (persona) await signIn(persona);
  const refused = await request(sheets.sheet, { params, search }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status, messages: [{ msg: expect.stringMatching(/\w/) }] });
});

test("a captive portal's page is not accepted as a file", async () => {
  network.use(http.get('*/api/sheets/*', () => HttpResponse.html('<h1>Welcome</h1>')));
  const refused = await request(sheets.sheet, { params: BOAT, search: {} }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConnectionError);
  expect(refused).toMatchObject({ reason: 'garbled' });
});

test('the OpenAPI document names the content type', () => {
  expect(openApi(catalog)).toMatchObject({
    paths: {
      '/api/sheets/boat/{boatID}': {
        get: {
          responses: {
            '2XX': { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } },
            '4XX': { $ref: '#/components/responses/Refused' },
          },
        },
      },
    },
  });
});

test('a file is saved under its own name', () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.href}`);
  });
  URL.createObjectURL = () => 'blob:a';
  saveFile(new File(['x'], 'work-order-412.pdf'));
  saveFile(new Blob(['x']), 'list.csv');
  expect(saved).toEqual(['work-order-412.pdf blob:a', 'list.csv blob:a']);
  click.mockRestore();
});
