import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { crewMail } from '#modules/crewemail/contract.ts';
import { as, PIXEL } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const server = useTestApp();
let captain: Awaited<ReturnType<typeof as>>;
beforeEach(async () => {
  captain = await as(server, 'captain');
});

const write = (fields: object = {}, person = captain) =>
  person.call('POST', '/api/crewemail', {
    _id: newId(),
    boatID: BOAT,
    to: ['user-engineer', 'user-deckhand'],
    subject: 'Departure',
    text: 'We sail at 06:00.',
    attachments: [{ name: 'plan.png', data: PIXEL.split(',')[1] }],
    ...fields,
  });
const list = () => captain.ok(z.array(crewMail), 'GET', `/api/crewemail/boat/${BOAT}`);

test('each person gets a mail of their own with the attachments, once', async () => {
  const _id = newId();
  expect((await write({ _id })).status).toBe(201);
  expect((await write({ _id })).status).toBe(201);
  expect(server.mail.sent.map(({ to }) => to).sort()).toEqual([
    'deckhand@halcyon.example',
    'engineer@halcyon.example',
  ]);
  expect(server.mail.sent[0]).toMatchObject({
    subject: 'Departure',
    replyTo: { name: 'Elena Marchetti', address: 'captain@halcyon.example' },
    attachments: [{ name: 'plan.png', type: 'image/png' }],
  });
  expect(await list()).toMatchObject([{ _id, state: 'sent', failed: [], userName: 'Elena Marchetti' }]);
});

test('failed recipients are recorded', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const send = server.services.mail.send;
  vi.spyOn(server.services.mail, 'send').mockImplementation((mail) =>
    mail.to.startsWith('engineer') ? Promise.reject(new Error('Mailbox full')) : send(mail),
  );
  await write();
  expect(await list()).toMatchObject([{ state: 'failed', failed: ['Tom Halvorsen'] }]);
  expect(warned).toHaveBeenCalledOnce();
});

test('it goes to people of the boat who receive mailings, with accepted file types, from users who manage the crew', async () => {
  expect((await write({ to: ['user-rival'] })).status).toBe(400);
  expect((await write({ attachments: [{ name: 'a.exe', data: 'TVqQ' }] })).status).toBe(415);
  const big = Buffer.alloc(6_000_000, 'a').toString('base64');
  const two = ['a.txt', 'b.txt'].map((name) => ({ name, data: big }));
  expect((await write({ attachments: two })).status).toBe(413);
  const engineer = await as(server, 'engineer');
  expect((await write({}, engineer)).status).toBe(403);
  await engineer.call('PUT', '/api/profile/notifications', {
    status: false,
    field: 'mailing',
    id: 'profile-engineer',
  });
  expect((await write()).status).toBe(400);
  expect(server.mail.sent).toEqual([]);
});
