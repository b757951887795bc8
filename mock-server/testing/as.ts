import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** A signed-in user who makes calls. */
export const as = async (server: TestApp, username: string) => {
  const { token, userID } = await server.signIn(username);
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  return {
    token,
    userID,
    call,
    /** The status of a call, for tests of rights. */
    status: async (method: string, path: string, body?: unknown) => (await call(method, path, body)).status,
    /** The answer of a call that must succeed. */
    ok: async <T>(schema: { parse: (value: unknown) => T }, method: string, path: string, body?: unknown) => {
      const answer = await call(method, path, body);
      expect([200, 201], JSON.stringify(answer.json)).toContain(answer.status);
      return schema.parse(answer.json);
    },
  };
};

/** A picture of one pixel, as a browser sends it. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
