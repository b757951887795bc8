import { expect, test } from 'vitest';
import { checklistruns } from '#modules/checklists/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const RUN = 'run-halcyon-1';
let n = 0;

const checker = async (username: string) => {
  const person = await as(server, username);
  return {
    ...person,
    read: () => person.ok(checklistruns.item, 'GET', `/api/checklistruns/${RUN}`),
    mark: (item: number, result: 'ok' | 'fail' | 'skip', more: object = {}) =>
      person.call('POST', `/api/checklistruns/mark/${RUN}`, {
        ...{ _id: `given-${++n}`, item: `check-1-${item}`, result, at: new Date().toISOString() },
        ...more,
      }),
    finish: () => person.call('POST', `/api/checklistruns/finish/${RUN}`),
  };
};

test('a failed item needs a word and opens a job once; what two found differently is asked at the end', async () => {
  const mate = await checker('jweber');
  const engineer = await checker('pnair');
  expect((await mate.mark(7, 'fail')).status).toBe(400);
  const failed = { word: 'Lamp stays red', jobID: 'job-of-run' };
  for (const _ of [1, 2]) await mate.mark(7, 'fail', { ...failed, _id: 'one-mark' });
  expect(await mate.ok(worklist.item, 'GET', '/api/worklist/job-of-run')).toMatchObject({
    title: 'Shell doors shut, all lamps green: Lamp stays red',
    department: 'Deck',
  });
  await engineer.mark(5, 'ok');
  await mate.mark(5, 'skip');
  for (const item of [6, 8, 9, 10, 11, 12]) await engineer.mark(item, 'ok');
  expect(JSON.stringify((await mate.finish()).json)).toContain('Engines ahead and astern');
  const replaces = ((await mate.read()).marks['check-1-5'] ?? []).map(({ _id }) => _id);
  expect(replaces).toHaveLength(2);
  await mate.mark(5, 'ok', { replaces });
  expect((await mate.finish()).json).toMatchObject({ finishedBy: 'Jonas Weber' });
  // A result that comes later and differs opens the run again.
  await engineer.mark(12, 'fail', { word: 'One is open' });
  expect(await mate.read()).toMatchObject({ finishedAt: null });
});

test('a run of another vessel, or without the flags, is out of reach', async () => {
  const [rival, hand] = [await checker('rival'), await checker('deckhand')];
  expect((await rival.mark(5, 'ok')).status).toBeGreaterThanOrEqual(403);
  expect((await hand.mark(5, 'ok')).status).toBe(403);
});
