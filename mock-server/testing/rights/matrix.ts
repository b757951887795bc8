import { expect, vi } from 'vitest';
import { findViewer, forgetSessions, type Viewer } from '../../auth/viewer.ts';
import { readText } from '../../modules/documents/readText.ts';
import type { TestApp } from '../app.ts';
import { listen } from '../listen.ts';
import { readPdf } from '../readPdf.ts';
import { bodyOf, callPath, calls, endsSession, type NamedCall } from './calls.ts';
import { boats, canaryOf, companyCanaryOf, companyOf } from './canaries.ts';
import { expectedOf } from './expected.ts';
import { fingerprint, seedCanaries } from './fixture.ts';
import { choose, people, rightsSeed } from './people.ts';

type Person = { name: string; token: string; viewer: Viewer; forbidden: string[] };

const forbiddenFor = (viewer: Viewer) => {
  if (viewer.superadmin) return [];
  const companies = new Set<string>(viewer.boatIDs.map(companyOf));
  return [
    ...boats.filter((boat) => !viewer.boatIDs.includes(boat)).map(canaryOf),
    ...['management-blue', 'management-levante']
      .filter((id) => !companies.has(id) && viewer.managementID !== id)
      .map(companyCanaryOf),
  ];
};

const signIn = async (server: TestApp, name: string): Promise<Person> => {
  const { token } = await server.signIn(name);
  const viewer = await findViewer(server.services, token);
  if (!viewer) throw new Error(`${name} has no session`);
  return { name, token, viewer, forbidden: forbiddenFor(viewer) };
};

/** Chooses who makes which call; the seed of the sample is printed, so that a failure can be repeated. */
const chooseFor = async (server: TestApp) => {
  console.info(`RIGHTS_SEED=${rightsSeed}`);
  const viewers = new Map<string, Viewer>();
  for (const name of people) viewers.set(name, (await signIn(server, name)).viewer);
  return choose(viewers, calls, rightsSeed);
};

/** How often each call was made. */
export type Tried = Map<string, number>;
const count = (tried: Tried, { name }: NamedCall) => tried.set(name, (tried.get(name) ?? 0) + 1);

/** The text of a PDF that we printed, or put together from others. */
const paperText = async (bytes: Uint8Array<ArrayBuffer>) =>
  [readPdf(bytes).text, await readText(bytes, 'application/pdf')].join('\n');

/**
 * Makes a call; returns its status and everything received, including headers. A stream is left at once. `isBlind`: a
 * paper in which not even the canary of its own boat can be read.
 */
const make = async (server: TestApp, call: NamedCall, boatID: string, token: string | undefined) => {
  const body = bodyOf(call, boatID);
  const isForm = body instanceof FormData;
  const answer = await server.app.request(callPath(call, boatID), {
    method: call.endpoint.method,
    headers: {
      ...(token === undefined ? {} : { 'x-auth-token': token }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const streams = answer.headers.get('content-type') === 'text/event-stream';
  if (streams) await answer.body?.cancel();
  const bytes = streams ? new Uint8Array() : new Uint8Array(await answer.arrayBuffer());
  // The text of a paper is packed, and encoded by its fonts.
  const isPaper = answer.headers.get('content-type') === 'application/pdf';
  const text = isPaper ? await paperText(bytes) : Buffer.from(bytes).toString('utf8');
  const isBlind = isPaper && !text.includes(canaryOf(boatID));
  return { status: answer.status, text: `${JSON.stringify([...answer.headers])}\n${text}`, isBlind };
};

/** All errors of an answer, in words. */
const wrongWith = (
  person: Person,
  call: NamedCall,
  boatID: string,
  expected: string,
  { status, text, isBlind }: Awaited<ReturnType<typeof make>>,
) => {
  const where = `${person.name} ${call.name} ${boatID}: ${status}`;
  const leaks = person.forbidden
    .filter((canary) => text.toLowerCase().includes(canary))
    .map((canary) => `${where} shows ${canary}`);
  const bad =
    status >= 500 ||
    status === 401 ||
    (expected === 'no' && status !== 403 && status !== 404) ||
    (expected === 'yes' && status === 403) ||
    (expected === 'yes' && call.endpoint.method === 'GET' && status !== 200);
  const blind = isBlind && expected === 'yes' ? [`${where}: nothing can be read in the paper`] : [];
  return [...leaks, ...blind, ...(bad ? [`${where}, expected ${expected}`] : [])];
};

/** Captures what the process logs. */
const watchConsole = () => {
  const lines: string[] = [];
  const take = (...words: unknown[]) => void lines.push(words.map(String).join(' '));
  const spies = (['log', 'info', 'warn', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(take),
  );
  const stop = () => {
    for (const spy of spies) spy.mockRestore();
  };
  return { lines, stop };
};

/** Without a live session every call is refused, and nothing is changed. */
export const checkNoSession = async (server: TestApp) => {
  const wrong: string[] = [];
  const before = await fingerprint(server);
  for (const call of calls)
    for (const token of [undefined, 'dead']) {
      const { status, text } = await make(server, call, boats[0], token);
      if (status !== 401 || text.includes('canary')) wrong.push(`${call.name}: ${status}`);
    }
  expect(wrong).toEqual([]);
  expect(await fingerprint(server)).toBe(before);
};

/**
 * A call that is not allowed is refused, shows nothing and changes nothing: every call, by all who differ in their
 * rights to it. `rowsOnly`: the server does not check the boat, so an empty answer counts as a refusal too.
 */
export const checkRefused = async (server: TestApp, rowsOnly = false) => {
  const wrong: string[] = [];
  const tried: Tried = new Map();
  const isChosen = await chooseFor(server);
  const log = watchConsole();
  const before = await fingerprint(server);
  for (const name of people) {
    const person = await signIn(server, name);
    for (const call of calls)
      for (const boatID of boats) {
        const expected = call.subject ? expectedOf(person.viewer, call.endpoint, call.subject, boatID) : 'no';
        if (expected !== 'no' || !isChosen(name, call, boatID)) continue;
        count(tried, call);
        const answer = await make(server, call, boatID, person.token);
        wrong.push(...wrongWith(person, call, boatID, rowsOnly ? 'perhaps' : expected, answer));
      }
  }
  log.stop();
  expect(wrong).toEqual([]);
  expect(log.lines.filter((line) => line.includes('canary'))).toEqual([]);
  expect(await fingerprint(server)).toBe(before);
  return tried;
};

/** A boat is closed to somebody: each call about it is refused, and no list of theirs shows anything of it. */
export const checkClosed = async (server: TestApp, name: string, boatID: string) => {
  const person = await signIn(server, name);
  const closed = { ...person, forbidden: [...person.forbidden, canaryOf(boatID)] };
  const wrong: string[] = [];
  for (const call of calls) {
    const isAbout = /boat|item|personal/.test(call.subject?.about ?? '');
    if (!isAbout && call.endpoint.method !== 'GET') continue;
    const answer = await make(server, call, boatID, person.token);
    wrong.push(...wrongWith(closed, call, boatID, isAbout ? 'no' : 'perhaps', answer));
  }
  expect(wrong).toEqual([]);
};

/** An allowed call succeeds, and neither its answer nor log lines nor live events show anything of other boats. */
export const checkAllowed = async (server: TestApp) => {
  const wrong: string[] = [];
  const tried: Tried = new Map();
  const isChosen = await chooseFor(server);
  const log = watchConsole();
  const listeners: { person: Person; client: Awaited<ReturnType<typeof listen>> }[] = [];
  for (const name of people.filter((each) => !['superadmin', 'expired', 'newcrew'].includes(each))) {
    const person = await signIn(server, name);
    listeners.push({ person, client: await listen(server, person.token, person.viewer.boatID) });
  }
  const doAll = async (name: string, some: readonly NamedCall[], about: readonly string[]) => {
    const person = await signIn(server, name);
    for (const call of some)
      for (const boatID of about) {
        const expected = call.subject ? expectedOf(person.viewer, call.endpoint, call.subject, boatID) : 'no';
        if (expected === 'no' || !isChosen(name, call, boatID)) continue;
        count(tried, call);
        let answer = await make(server, call, boatID, person.token);
        // Nobody makes all calls within a minute.
        if (answer.status === 429) {
          await server.services.database.db.deleteFrom('person_limits').execute();
          answer = await make(server, call, boatID, person.token);
        }
        wrong.push(...wrongWith(person, call, boatID, expected, answer));
      }
  };
  for (const name of people) {
    await seedCanaries(server);
    forgetSessions();
    await doAll(
      name,
      calls.filter((call) => !endsSession(call)),
      boats,
    );
  }
  for (const { person, client } of listeners) {
    const raw = client.raw().toLowerCase();
    wrong.push(
      ...person.forbidden
        .filter((canary) => raw.includes(canary))
        .map((canary) => `${person.name} hears ${canary}`),
    );
    await client.leave().catch(() => undefined);
  }
  for (const name of people) await doAll(name, calls.filter(endsSession), [boats[0]]);
  log.stop();
  expect(wrong).toEqual([]);
  expect(log.lines.filter((line) => line.includes('canary'))).toEqual([]);
  return tried;
};
