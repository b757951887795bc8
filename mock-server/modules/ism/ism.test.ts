import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { AnswerValue } from '#modules/forms/rules/answers.ts';
import { archiveReads } from '#modules/ism/contract/commands.ts';
import { formarchives } from '#modules/ism/contract.ts';
import { nonconformities } from '#modules/nonconformities/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { readScoped } from '../../auth/rowScope.ts';
import { findViewer } from '../../auth/viewer.ts';
import { as } from '../../testing/as.ts';
import { FILL, fillerOf } from '../../testing/filler.ts';
import { BOAT, givePins } from '../../testing/logbooks.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const filler = (username: string) => fillerOf(server, username);

const risk = {
  Task: 'Paint the mast',
  Hazards: [['Fall', 'Deckhand', 'Harness']],
  Likelihood: '2 Low',
  Severity: '2 Low',
};
const entry: Record<string, AnswerValue> = {
  ...{
    Space: 'Fore peak',
    'Why it is entered': 'Inspection',
    'Valid until': '12:00',
    'Time of test': '10:00',
  },
  ...{ 'Lines blanked, pumps locked off': 'Yes', 'Ventilated for two air changes, fan still runs': 'Yes' },
  ...{ 'Gas meter and its calibration date': 'X-am', Oxygen: [20.9, 20.9, 20.9], 'Flammable gas': [0, 0, 0] },
  ...{ 'Hydrogen sulphide': [0, 0, 0.5], 'Carbon monoxide': [0, 0, 14], 'Who enters': ['user-lferri'] },
  ...{ 'Attendant at the opening': ['user-rtane'], 'Communication tested': 'Yes' },
  'Breathing apparatus, harness and line at the opening': 'Yes',
};

describe('a filled form', () => {
  test('merges the answers of two people; what both answered differently is asked before it is submitted', async () => {
    const mate = await filler('jweber');
    const captain = await filler('captain');
    await mate.begin('RA');
    await mate.answer('RA', { Task: 'Paint the mast', Likelihood: '2 Low' });
    await captain.answer('RA', { Severity: '2 Low', Hazards: risk.Hazards, Likelihood: '3 Medium' });
    const refused = await mate.submit();
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.json)).toContain('answered differently: Likelihood');
    const both = (await mate.read()).answers[mate.lineOf('RA', 'Likelihood')] ?? [];
    expect(both.map(({ by, value }) => `${by} ${value}`)).toEqual([
      'Jonas Weber 2 Low',
      'Elena Marchetti 3 Medium',
    ]);
    await captain.answer(
      'RA',
      { Likelihood: '2 Low' },
      both.map(({ _id }) => _id),
    );
    expect((await mate.submit()).json).toMatchObject({ status: 'submitted', submittedBy: 'Jonas Weber' });
    expect((await mate.read()).number).toMatch(/^RA-\d{4}-\d{3}$/);
  });

  test('is not submitted while an answer is missing or stops it; its reading opens a job once', async () => {
    const mate = await filler('jweber');
    await mate.begin('EN');
    expect(JSON.stringify((await mate.submit()).json)).toContain('still open: Space');
    await mate.answer('EN', entry);
    expect(JSON.stringify((await mate.submit()).json)).toContain('stops the form: Carbon monoxide');
    const item = mate.lineOf('EN', 'Carbon monoxide');
    for (const _ of [1, 2]) await mate.call('POST', `/api/formarchives/act/${FILL}`, { item, index: 1 });
    const [opened, ...more] = (await mate.read()).acts;
    expect(more).toEqual([]);
    const job = await mate.ok(worklist.item, 'GET', `/api/worklist/${opened?.id}`);
    expect(job).toMatchObject({ priority: 'urgent', department: 'Deck' });
    expect(job.title).toContain('Bottom 14 ppm');
    expect(job.description).toContain('Carbon monoxide');
    const first = (await mate.read()).answers[item]?.map(({ _id }) => _id) ?? [];
    await mate.answer('EN', { 'Carbon monoxide': [0, 0, 2] }, first);
    expect((await mate.submit()).json).toMatchObject({ status: 'submitted' });
  });

  test('is signed in the order of its roles, each by another person, and archived by the last', async () => {
    await givePins(server, 'jweber', 'captain');
    const mate = await filler('jweber');
    await mate.begin('RA');
    await mate.answer('RA', risk);
    expect((await mate.sign('Assessed by', 'user-jweber')).status).toBe(400);
    const captain = await as(server, 'captain');
    /** How much more waits for the mate's and for the captain's signature than at first. */
    const waiting = async () => {
      const counts = [];
      for (const person of [mate, captain])
        counts.push(Object((await person.call('GET', `/api/formarchives/waiting/boat/${BOAT}`)).json).count);
      return counts;
    };
    const [mates = 0, captains = 0] = await waiting();
    await mate.submit();
    expect(await waiting()).toEqual([mates + 1, captains + 1]);
    expect(JSON.stringify((await mate.sign('Master', 'user-captain')).json)).toContain(
      'Assessed by signs first',
    );
    expect((await mate.sign('Assessed by', 'user-jweber')).status).toBe(201);
    // The next signature is the master's.
    expect(await waiting()).toEqual([mates, captains + 1]);
    expect((await mate.sign('Master', 'user-jweber')).status).toBe(403);
    const done = await mate.sign('Master', 'user-captain');
    expect(await waiting()).toEqual([mates, captains]);
    expect(done.json).toMatchObject({ status: 'archived' });
    expect(Object(done.json).signatures.map(({ name }: { name: string }) => name)).toEqual([
      'Jonas Weber',
      'Elena Marchetti',
    ]);
    expect((await mate.answer('RA', { Task: 'Other' })).status).toBe(409);
    expect((await mate.call('DELETE', `/api/formarchives/${FILL}`)).status).toBe(409);
  });

  test('loses its signatures when its content changes and only then; both are kept', async () => {
    await givePins(server, 'jweber', 'captain');
    const mate = await filler('jweber');
    await mate.begin('RA');
    await mate.answer('RA', risk);
    await mate.submit();
    await mate.sign('Assessed by', 'user-jweber');
    const item = mate.lineOf('RA', 'Task');
    const known = async () => (await mate.read()).answers[item]?.map(({ _id }) => _id) ?? [];
    await mate.answer('RA', { Task: 'Paint the mast' }, await known());
    expect(await mate.read()).toMatchObject({
      status: 'submitted',
      signatures: [{ name: 'Jonas Weber' }],
      voided: [],
    });
    await mate.answer('RA', { Task: 'Varnish the mast' }, await known());
    expect(await mate.read()).toMatchObject({
      ...{ status: 'draft', signatures: [] },
      voided: [{ signatures: [{ name: 'Jonas Weber' }], values: { [item]: 'Paint the mast' } }],
    });
    // What was signed before is refused now.
    await mate.submit();
    const stale = await mate.sign('Assessed by', 'user-jweber', { values: { [item]: 'Paint the mast' } });
    expect(stale.status).toBe(409);
  });

  test('that is confidential is seen by its writer and the master until it is submitted', async () => {
    const mate = await filler('jweber');
    const captain = await filler('captain');
    const engineer = await filler('engineer');
    await mate.begin('NM');
    expect(await engineer.status('GET', `/api/formarchives/${FILL}`)).toBe(404);
    expect((await engineer.answer('NM', { Where: 'Galley' })).status).toBe(404);
    const ids = async (who: typeof mate) =>
      (await who.ok(z.array(formarchives.item), 'GET', `/api/formarchives/boat/${BOAT}`)).map(
        ({ _id }) => _id,
      );
    expect(await ids(engineer)).not.toContain(FILL);
    expect(await ids(captain)).toContain(FILL);
    const { rev } = await mate.read();
    await mate.call('PUT', `/api/formarchives/${FILL}`, { people: ['user-engineer'], rev });
    expect(await ids(engineer)).toContain(FILL);
    expect(await engineer.status('DELETE', `/api/formarchives/${FILL}`)).toBe(403);
    expect(await captain.status('DELETE', `/api/formarchives/${FILL}`)).toBe(200);
  });

  test('of another vessel or without the flag is out of reach', async () => {
    const mate = await filler('jweber');
    await mate.begin('RA');
    for (const name of ['rival', 'deckhand', 'yard']) {
      const other = await as(server, name);
      expect(await other.status('GET', `/api/formarchives/${FILL}`), name).toBe(name === 'rival' ? 404 : 403);
      expect(await other.status('POST', `/api/formarchives/submit/${FILL}`), name).toBeGreaterThanOrEqual(
        403,
      );
    }
  });
});

test('answers open non-conformities and entries of the log that wait for a signature', async () => {
  const mate = await filler('jweber');
  await mate.begin('DR');
  await mate.answer('DR', {
    ...{ 'Kind of drill': ['Fire'], Day: '2026-06-01', Began: '15:00', Scenario: 'Galley fire' },
    ...{ 'Crew who attended': ['user-lferri'], 'How it went': 'Failed', 'All equipment worked': 'Yes' },
    'What was learned': 'The hose was too short',
  });
  expect((await mate.submit()).json).toMatchObject({ status: 'submitted' });
  const { acts } = await mate.read();
  expect(acts.map(({ kind }) => kind)).toEqual(['nonconformity', 'log']);
  const made = await mate.ok(nonconformities.item, 'GET', `/api/nonconformities/${acts[0]?.id}`);
  expect(made).toMatchObject({
    title: 'Drill failed',
    fillID: FILL,
    answer: 'How it went: Failed',
    status: 'open',
  });
  expect(made.no).toBeGreaterThan(0);
});

test('the archive is searched by answers, also in Chinese; an archived form is replaced by another', async () => {
  const mate = await filler('jweber');
  const search = (query: string) =>
    mate.ok(archiveReads.archive.response, 'GET', `/api/formarchives/archive/boat/${BOAT}?${query}`);
  const all = await search('');
  expect(all.count).toBe(4);
  const found = await search(`find=${encodeURIComponent('black tank SULPH')}`);
  expect(found.rows.map(({ number }) => number)).toEqual([expect.stringMatching(/^EN-\d{4}-002$/)]);
  expect(found.rows[0]?.found).toContain('Black water tank 2');
  expect((await search(`find=${encodeURIComponent('硫化氢')}`)).count).toBe(2);
  expect((await search('category=drill')).rows).toHaveLength(1);
  expect((await search('find=tank&category=permit&by=Jonas%20Weber')).count).toBe(
    (await search('find=tank')).rows.filter(
      ({ category, submittedBy }) => category === 'permit' && submittedBy === 'Jonas Weber',
    ).length,
  );
  expect((await search('find=tank&by=Nobody')).count).toBe(0);
  // Behind the wall of calls too: the words of another company's vessel find nothing.
  const foundBy = async (name: string) => {
    const viewer = await findViewer(server.services, (await as(server, name)).token);
    if (!viewer) throw new Error('No session');
    return readScoped(server.services.database, viewer, async (db) =>
      sql`select * from archived_with(${BOAT}, 'tank'::tsquery)`.execute(db),
    );
  };
  expect((await foundBy('captain')).rows.length).toBeGreaterThan(0);
  expect((await foundBy('rival')).rows).toEqual([]);
  const old = found.rows[0]?._id;
  const made = await mate.ok(formarchives.item, 'POST', `/api/formarchives/amend/${old}`, { _id: 'amended' });
  expect(made).toMatchObject({ status: 'draft', replaces: old, version: 1 });
  expect(Object.keys(made.answers).length).toBeGreaterThan(10);
});

test('a filled form on paper says what was answered, on its version and in the reader’s language', async () => {
  const mate = await filler('jweber');
  const answer = await server.app.request('/api/formarchives/paper/fill-halcyon-2?language=fr', {
    headers: { 'x-auth-token': mate.token },
  });
  const { text } = readPdf(new Uint8Array(await answer.arrayBuffer()));
  for (const words of ['Entrée en espace confiné', 'Black water tank 2', 'Sulfure', 'Elena Marchetti'])
    expect(text).toContain(words);
});
