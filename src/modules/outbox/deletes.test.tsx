import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import { memoryStore } from '#lib/outbox/memoryStore.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useAlerts } from '#stores/alerts.ts';
import { BOAT, close, fresh, jobOf, link, noLink, onServer, open, signIn } from '#testing/device.tsx';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';
import { sinceIn } from './since.ts';

withRealServer();
afterEach(() => close());

const theCaptain = async (method: string, path: string, body?: object) => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const { status } = await server.call(method, path, { token, ...(body ? { body } : {}) });
  expect([200, 201]).toContain(status);
};
const comment = ({ _id }: Job) =>
  theCaptain('POST', `/api/worklist/comments/${_id}`, { _id: newId(), text: 'Parts are on board' });

/** A device that has just read the jobs, and has no link. */
const offline = async () => {
  await signIn('engineer');
  const device = await open(memoryStore());
  const [first, second, third] = await fresh(device.client);
  if (!first || !second || !third) throw new Error('The demo vessel has too few jobs');
  noLink();
  const asked = async () => {
    link();
    await device.outbox.wake();
    await expect.poll(() => device.outbox.state().attention).toHaveLength(1);
    const [operation] = device.outbox.state().attention;
    if (!operation) throw new Error('Nobody is asked');
    return operation;
  };
  return { ...device, first, second, third, asked };
};

test('a delete asks about what others did meanwhile; “Keep it” brings the item back', async () => {
  const { remove, outbox, client, first, asked } = await offline();
  await remove(first._id);
  await comment(first);
  const operation = await asked();
  expect(sinceIn(operation)).toMatchObject([{ action: 'comment', own: false }]);
  await outbox.discard(operation);
  await expect.poll(() => jobOf(client, first._id)).toBeDefined();
  expect(await onServer(`/api/worklist/${first._id}`)).toMatchObject({ comments: first.comments + 1 });
});

test('“Delete anyway” deletes it; a delete without anything newer asks nothing', async () => {
  const { remove, outbox, first, second, asked } = await offline();
  await remove(first._id);
  await remove(second._id);
  await comment(first);
  await outbox.decide(await asked(), []);
  await expect.poll(() => outbox.state()).toMatchObject({ waiting: [], attention: [] });
  for (const { _id } of [first, second])
    expect(await onServer(`/api/worklist/${_id}`)).toMatchObject({ since: [{ action: 'remove' }] });
});

test('of several deleted jobs only those that others changed are asked about', async () => {
  const { removeMany, outbox, client, first, second, third, asked } = await offline();
  await removeMany({ boatID: BOAT, ids: [first._id, second._id, third._id] });
  await comment(second);
  const operation = await asked();
  expect(operation).toMatchObject({ about: [second._id], effect: { names: [second.title] } });
  expect(await onServer(`/api/worklist/${first._id}`)).toMatchObject({ since: [{ action: 'remove' }] });
  await outbox.discard(operation);
  await expect.poll(() => jobOf(client, second._id)).toBeDefined();
});

test('what somebody else has deleted before is deleted, and the user is told by whom', async () => {
  const { remove, outbox, first } = await offline();
  await remove(first._id);
  await theCaptain('DELETE', `/api/worklist/${first._id}`);
  link();
  await outbox.wake();
  await expect.poll(() => outbox.state()).toMatchObject({ waiting: [], attention: [] });
  await expect
    .poll(() => useAlerts.getState().alerts.map(({ text }) => text))
    .toContainEqual(expect.stringMatching(/had already deleted/));
});

/** A comment on a job that the captain has deleted meanwhile, and the panel that says so. */
const commentedTooLate = async () => {
  const server = await testServer();
  const { token } = await server.signIn('engineer');
  const body = { _id: newId(), boatID: BOAT, title: 'Grease the capstan' };
  await server.call('POST', '/api/worklist', { token, body });
  const { user } = await renderApp(`/app/jobdetails/${body._id}`, 'engineer', { waitMs: 2000 });
  await screen.findByRole('heading', { level: 1, name: body.title });
  noLink();
  await user.type(await screen.findByRole('textbox', { name: /comment/i }), 'On it');
  await user.click(screen.getByRole('button', { name: /^Send/ }));
  await user.click(await screen.findByRole('button', { name: 'On this device: 1' }));
  link();
  await theCaptain('DELETE', `/api/worklist/${body._id}`);
  const panel = within(await screen.findByRole('dialog', { name: 'Changes on this device' }));
  await user.click(await panel.findByRole('button', { name: 'Try now' }));
  expect(await panel.findByText(/deleted it\./)).toBeTruthy();
  return { user, panel, job: body };
};

test('what was deleted under a change names who did it, and offers neither Open nor Try again', async () => {
  const { user, panel, job } = await commentedTooLate();
  expect(panel.queryByRole('link', { name: 'Open' })).toBeNull();
  expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Restore it' }));
  expect(await panel.findByText('Everything has been sent')).toBeTruthy();
  expect(await onServer(`/api/worklist/${job._id}`)).toMatchObject({ title: job.title, comments: 1 });
});

test('without a link “Restore it” waits like any change; the change follows once the item is restored', async () => {
  const { user, panel, job } = await commentedTooLate();
  noLink();
  await user.click(panel.getByRole('button', { name: 'Restore it' }));
  expect(await panel.findByText(/· Restored$/)).toBeTruthy();
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Restore it' }).disabled).toBe(true);
  expect(await onServer(`/api/worklist/${job._id}`)).toMatchObject({ since: [{ action: 'remove' }] });
  link();
  window.dispatchEvent(new Event('online'));
  expect(await panel.findByText('Everything has been sent')).toBeTruthy();
  expect(await onServer(`/api/worklist/${job._id}`)).toMatchObject({ title: job.title, comments: 1 });
});
