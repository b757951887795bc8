import { expect, test } from 'vitest';
import { fillerOf } from '../../testing/filler.ts';
import { BOAT, givePins } from '../../testing/logbooks.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
const filler = (username: string) => fillerOf(server, username);

test('a permit is in force once all have signed; its close-out voids nothing, and who issued it may close it', async () => {
  await givePins(server, 'lferri', 'rtane', 'captain');
  const mate = await filler('jweber');
  const status = async (answer: Promise<{ json: unknown }>) => Object((await answer).json).status;
  await mate.begin('HW');
  await mate.answer('HW', {
    ...{ 'Work to be done': 'Weld a bracket', 'Place of work': 'Lazarette', 'Valid until': '16:00' },
    ...{ 'Nothing that burns within 10 m, also behind bulkheads': 'Yes', 'Flammable gas': 0 },
    ...{ 'Hose charged, extinguisher at hand': 'Yes', 'Fire watch': ['user-rtane'] },
    'Detectors of the space switched off and noted': 'Yes',
  });
  expect(await status(mate.submit())).toBe('submitted');
  expect(JSON.stringify((await mate.sign('Closed by', 'user-captain')).json)).toContain(
    'still open: Work ended',
  );
  await mate.sign('Person working', 'user-lferri');
  await mate.sign('Fire watch', 'user-rtane');
  expect(await status(mate.sign('Master', 'user-captain'))).toBe('submitted');
  // In force: nobody is asked for a signature until the work is done.
  const waiting = async () =>
    Object((await mate.call('GET', `/api/formarchives/waiting/boat/${BOAT}`)).json).count;
  const before = await waiting();
  await mate.answer('HW', {
    'Work ended': '15:10',
    'Watched afterwards': 20,
    'Detectors switched on again': 'No',
  });
  expect(await mate.read()).toMatchObject({ status: 'submitted', signatures: [{}, {}, {}], voided: [] });
  expect(JSON.stringify((await mate.sign('Closed by', 'user-captain')).json)).toContain(
    'stops the form: Watched afterwards',
  );
  const short = (await mate.read()).answers[mate.lineOf('HW', 'Watched afterwards')]?.map(({ _id }) => _id);
  await mate.answer('HW', { 'Watched afterwards': 30 }, short);
  expect(await waiting()).toBe(before + 1);
  expect(await status(mate.sign('Closed by', 'user-captain'))).toBe('archived');
  const closed = await mate.read();
  expect(closed.signatures.map(({ name }) => name)).toEqual([
    ...['Luca Ferri', 'Rua Tāne', 'Elena Marchetti', 'Elena Marchetti'],
  ]);
  expect(closed.acts).toMatchObject([{ kind: 'job', title: 'Switch the fire detectors on again' }]);
});

test('a change of what was signed takes a permit in force back, with its close-out', async () => {
  await givePins(server, 'lferri', 'captain');
  const mate = await filler('jweber');
  await mate.begin('PW');
  await mate.answer('PW', {
    ...{ 'Work to be done': 'Renew a lamp', 'Place of work': 'Mast', 'Kind of work': ['Electrical'] },
    ...{ 'Who works': ['user-lferri'], 'Valid until': '16:00', 'Bridge and those nearby told': 'Yes' },
    ...{ 'System isolated, locked and tagged': 'Yes', 'Protective equipment worn and checked': 'Yes' },
  });
  const submitted = await mate.submit();
  expect(submitted.json).toMatchObject({ status: 'submitted' });
  await mate.sign('Person working', 'user-lferri');
  await mate.sign('Officer in charge', 'user-captain');
  await mate.answer('PW', { 'Work ended': '15:00' });
  expect(await mate.read()).toMatchObject({ status: 'submitted', signatures: [{}, {}] });
  const was = (await mate.read()).answers[mate.lineOf('PW', 'Place of work')]?.map(({ _id }) => _id);
  await mate.answer('PW', { 'Place of work': 'Radar mast' }, was);
  const taken = await mate.read();
  expect(taken).toMatchObject({ status: 'draft', signatures: [], voided: [{ signatures: [{}, {}] }] });
});
