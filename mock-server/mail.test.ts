import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderMailer } from './mail.ts';

test('a mail in the outbox folder is readable as it is, with its link in one piece', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const link = `http://localhost:8080/auth/reset-password/${'x'.repeat(90)}`;
  const mailer = folderMailer(folder, () => new Date('2026-06-18T07:42:00.000Z'));
  await mailer.send({ to: 'tom@halcyon.example', subject: 'Éléments', text: `Hello,\n\n${link}\n` });
  const [name = ''] = await readdir(folder);
  expect(name).toContain('tom@halcyon.example');
  const text = await readFile(join(folder, name), 'utf8');
  expect(text).toContain(`\n${link}\n`);
  expect(text).toContain('Subject: Éléments');
  await rm(folder, { recursive: true });
});
