import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#modules/profile/contract.ts';
import { accountSchema } from '#modules/users/contract.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
let captain: Awaited<ReturnType<typeof as>>;
beforeEach(async () => {
  captain = await as(server, 'captain');
});

const linkOf = (text: string) => decodeURIComponent(/reset-password\/(\S+)/.exec(text)?.[1] ?? '');

describe('the address of an account', () => {
  const OLD = 'engineer@halcyon.example';
  const change = (person: typeof captain, email: string, name = 'engineer', password = 'demo-Pass1') =>
    server.call('PUT', `/api/users/email/user-${name}`, {
      token: person.token,
      body: { email },
      headers: { 'x-confirm': encodeURIComponent(password) },
    });
  const confirm = (text: string) => {
    const token = /confirm-email\/(\S+)/.exec(text)?.[1] ?? 'none';
    return server.call('POST', `/api/users/email_confirm/${token}`, { body: {} });
  };
  const mailsTo = (to: string) => server.mail.sent.filter((mail) => mail.to === to).map(({ text }) => text);
  const own = (person: typeof captain, name = 'engineer') =>
    person.ok(accountSchema, 'GET', `/api/users/userdetails/user-${name}`);
  const resets = async (email: string) => {
    server.mail.sent.length = 0;
    await server.call('POST', '/api/profile/store-token', { body: { resetToken: `for ${email}`, email } });
    return server.mail.sent.length > 0;
  };

  test('stays in force until the link mailed to the new one is opened; the person is told where they are', async () => {
    const engineer = await as(server, 'engineer');
    const link = (await resets(OLD)) ? linkOf(server.mail.sent[0]?.text ?? '') : '';
    expect((await change(engineer, 'Tom@Halvorsen.example')).json).toMatchObject({
      email: OLD,
      waitingEmail: 'tom@halvorsen.example',
    });
    expect(mailsTo(OLD).at(-1)).toContain(
      'asked to change the address of your account to tom@halvorsen.example',
    );
    const notices = await engineer.call('GET', '/api/notifications');
    expect(notices.json).toContainEqual(
      expect.objectContaining({ kind: 'emailAsked', params: { email: 'tom@halvorsen.example' } }),
    );
    const [mailed = ''] = mailsTo('tom@halvorsen.example');
    expect(await resets('tom@halvorsen.example')).toBe(false);
    expect((await confirm(mailed)).status).toBe(200);
    expect(await own(engineer)).toMatchObject({
      email: 'tom@halvorsen.example',
      waitingEmail: '',
      emailConfirmed: true,
    });
    expect(
      await captain.ok(profiles.item, 'GET', '/api/profile/profiledetails/profile-engineer'),
    ).toMatchObject({
      email: 'tom@halvorsen.example',
    });
    expect(mailsTo(OLD).at(-1)).toContain('changed the address of your account');
    // Links that went to the old mailbox end, and this one works once.
    const reset = await server.call('POST', `/api/profile/reset-password/${encodeURIComponent(link)}`, {
      body: { newPassword: 'a new password' },
    });
    expect(reset.status).toBe(400);
    expect((await confirm(mailed)).status).toBe(400);
    expect(await resets(OLD)).toBe(false);
  });

  test('needs the present password for a change of the own', async () => {
    const engineer = await as(server, 'engineer');
    expect((await change(engineer, 'thief@mail.example', 'engineer', 'wrong')).json).toMatchObject({
      errors: [{ path: 'confirm' }],
    });
    expect(await engineer.status('PUT', '/api/users/email/user-engineer', { email: 'a@b.example' })).toBe(
      400,
    );
    expect((await own(engineer)).waitingEmail).toBe('');
    expect(server.mail.sent).toHaveLength(0);
  });

  test('that belongs to somebody else gets the same answer; only that mailbox is told', async () => {
    const engineer = await as(server, 'engineer');
    const free = await change(engineer, 'free@halcyon.example');
    const taken = await change(engineer, 'deckhand@halcyon.example');
    expect(taken.status).toBe(free.status);
    const plain = (json: unknown) => ({ ...accountSchema.parse(json), updatedAt: '', waitingEmail: '' });
    expect(plain(taken.json)).toEqual(plain(free.json));
    const [mail = ''] = mailsTo('deckhand@halcyon.example');
    expect(mail).toContain('already belongs to yours');
    expect((await confirm(mail)).status).toBe(400);
  });

  test('can be mailed its link again, which ends the earlier one, and taken back; a link ends after seven days', async () => {
    const engineer = await as(server, 'engineer');
    const again = () => engineer.status('POST', '/api/users/email_again/user-engineer', {});
    expect(await again()).toBe(409);
    await change(engineer, 'tom@halvorsen.example');
    expect(await again()).toBe(201);
    const [first = '', second = ''] = mailsTo('tom@halvorsen.example');
    expect((await confirm(first)).status).toBe(400);
    server.time.stopped = new Date(Date.now() + 8 * 86_400_000);
    expect((await confirm(second)).status).toBe(400);
    server.time.stopped = undefined;
    expect(await engineer.status('DELETE', '/api/users/email/user-engineer')).toBe(200);
    expect((await confirm(second)).status).toBe(400);
    expect(await own(engineer)).toMatchObject({ email: OLD, waitingEmail: '' });
  });

  test('of somebody else is changed only while it was never confirmed, and then gets the welcome mail by itself', async () => {
    const deckhand = await as(server, 'deckhand');
    expect((await change(deckhand, 'x@y.example')).status).toBe(403);
    expect((await change(captain, 'x@y.example')).status).toBe(403);
    expect((await change(captain, 'deckhand@halcyon.example', 'newcrew')).status).toBe(400);
    expect(server.mail.sent).toHaveLength(0);
    const corrected = await change(captain, 'liam@turner.example', 'newcrew');
    expect(corrected.json).toMatchObject({ email: 'liam@turner.example', waitingEmail: '' });
    const [mailed = ''] = mailsTo('liam@turner.example');
    const opened = await server.call(
      'POST',
      `/api/profile/reset-password/${encodeURIComponent(linkOf(mailed))}`,
      {
        body: { newPassword: 'chosen by Liam' },
      },
    );
    expect(opened.status).toBe(200);
    expect((await own(captain, 'newcrew')).emailConfirmed).toBe(true);
    expect((await change(captain, 'thief@mail.example', 'newcrew')).status).toBe(403);
  });

  test('that was never confirmed gives nobody the account of somebody who has chosen a password', async () => {
    const { db } = server.services.database;
    await sql`update users set data = data || '{"emailConfirmed": false}' where _id = 'user-engineer'`.execute(
      db,
    );
    expect((await change(captain, 'thief@mail.example')).json).toMatchObject({ email: OLD });
    expect(await resets('thief@mail.example')).toBe(false);
    expect(await captain.status('POST', '/api/users/welcome/user-engineer', {})).toBe(409);
  });
});
