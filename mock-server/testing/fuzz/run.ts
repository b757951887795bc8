import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { vi } from 'vitest';
import { z } from 'zod/mini';
import { sync } from '#modules/sync/contract.ts';
import type { TestApp } from '../app.ts';
import { createCalls, type FuzzCall } from './calls.ts';
import { createIds } from './ids.ts';
import { fitsContract } from './operations.ts';

const refusal = z.object({
  errors: z.array(z.object({ msg: z.string().check(z.minLength(1)) })).check(z.minLength(1)),
});

/** Rounds between two resets: by then calls have deleted or changed much of the demo. */
const ROUNDS_PER_RESET = 8;
const LONG_MS = 2000;

const isRefusal = (status: number, json: unknown) => status < 400 || refusal.safeParse(json).success;

/** The seed of a round. Neighbouring seeds draw alike: they would give an operation the same caller in every round. */
const seedOf = (seed: number, round: number) =>
  createHash('sha256').update(`${seed} ${round}`).digest().readInt32LE();

/** What is wrong with an answer; '' for nothing. */
const wrongWith = ({ operation }: FuzzCall, status: number, type: string, json: unknown): string => {
  if (status >= 500) return `answers ${status}`;
  if (!isRefusal(status, json)) return `refuses in no known form: ${JSON.stringify(json)}`;
  if (status < 300 && type.startsWith('application/json')) {
    // The server checks its answers too, and answers 500 if one does not fit (`services.strict`); this is what arrives.
    if (!fitsContract(operation, json)) return `answers off schema: ${JSON.stringify(json)?.slice(0, 400)}`;
    const { outcomes = [] } =
      operation.name === 'sync.batch' ? (sync.batch.response.safeParse(json).data ?? {}) : {};
    const bad = outcomes.find((each) => each.status >= 500 || !isRefusal(each.status, each.body));
    if (bad) return `answers ${bad.status} to operation ${bad.opId}`;
  }
  return '';
};

const requestOf = (
  { operation: { method }, headers, body }: FuzzCall,
  token: string | undefined,
): RequestInit => {
  const given = { ...(token ? { 'x-auth-token': token } : {}), ...headers };
  if (!body) return { method, headers: given };
  if ('json' in body)
    return { method, headers: { 'content-type': 'application/json', ...given }, body: body.json };
  const form = new FormData();
  for (const [name, value] of Object.entries(body.form))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([Buffer.from(value.base64, 'base64')]), 'file');
  return { method, headers: given, body: form };
};

/** Makes one call; a stream is left at once. */
const make = async (server: TestApp, call: FuzzCall, token: string | undefined) => {
  const began = performance.now();
  const answer = await server.app.request(call.path, requestOf(call, token));
  const type = answer.headers.get('content-type') ?? '';
  const streams = type === 'text/event-stream';
  if (streams) await answer.body?.cancel();
  const text = streams ? '' : Buffer.from(await answer.arrayBuffer()).toString('utf8');
  const ms = performance.now() - began;
  return {
    status: answer.status,
    type,
    ms,
    json: type.startsWith('application/json') && text ? JSON.parse(text) : undefined,
  };
};

const inWords = ({ operation: { name, method }, persona, path, headers, body }: FuzzCall) =>
  `${persona || 'nobody'} ${name}: ${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${JSON.stringify(body)?.slice(0, 1500)}`;

/** What a run found: `wrong` is to be empty. */
export type Found = {
  calls: number;
  statuses: Record<string, number>;
  slowest: { ms: number; call: string }[];
  wrong: string[];
  /** The operations that succeeded. */
  done: Set<string>;
};

/**
 * Makes at least `calls` calls, each operation of the document as often as any other. It sets the server's clock
 * forward by a minute at intervals, so that rate limits are reached but do not refuse everything after, and resets the data.
 */
export const fuzz = async (
  server: TestApp,
  { seed, calls }: { seed: number; calls: number },
): Promise<Found> => {
  const ids = createIds();
  const rounds = createCalls(ids);
  const tokens = new Map<string, string>();
  const found: Found = { calls: 0, statuses: {}, slowest: [], wrong: [], done: new Set() };

  const restart = async () => {
    await server.reset();
    server.time.stopped = new Date();
    tokens.clear();
  };
  const signIn = async (persona: string): Promise<string> => {
    try {
      return (await server.signIn(persona)).token;
    } catch {
      // A call removed the account.
      await restart();
      return (await server.signIn(persona)).token;
    }
  };
  const tokenOf = async (persona: string) => {
    if (persona && !tokens.has(persona)) tokens.set(persona, await signIn(persona));
    return tokens.get(persona);
  };
  const note = (call: FuzzCall, { status, type, ms, json }: Awaited<ReturnType<typeof make>>) => {
    found.calls++;
    found.statuses[status] = (found.statuses[status] ?? 0) + 1;
    if (status < 300) found.done.add(call.operation.name);
    found.slowest.push({ ms, call: inWords(call) });
    found.slowest.sort((a, b) => b.ms - a.ms);
    found.slowest.splice(Math.max(5, found.slowest.filter((each) => each.ms > LONG_MS).length));
    const wrong = wrongWith(call, status, type, json);
    if (!wrong) return;
    const logged =
      status >= 500 || wrong.includes('operation') ? vi.mocked(console.error).mock.calls.at(-1) : [];
    found.wrong.push(`${inWords(call)}\n  ${wrong} ${logged?.map((each) => String(each)).join(' ') ?? ''}`);
  };

  for (let round = 0; found.calls < calls; round++) {
    if (round % ROUNDS_PER_RESET === 0) await restart();
    await ids.read(server);
    const [made = []] = fc.sample(rounds, { seed: seedOf(seed, round), numRuns: 1 });
    for (const call of made) {
      if (found.calls >= calls) break;
      if (found.calls % 8 === 0)
        server.time.stopped = new Date((server.time.stopped?.getTime() ?? 0) + 60_000);
      const answer = await make(server, call, await tokenOf(call.persona));
      if (answer.status === 401) tokens.delete(call.persona);
      note(call, answer);
    }
    const { status } = await server.call('GET', '/api/health');
    if (status !== 200) found.wrong.push(`After ${found.calls} calls the server is not well: ${status}`);
  }
  return found;
};
