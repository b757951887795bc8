import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type Mail = { to: string; subject: string; text: string };

/** Sends mail, or keeps it where a developer and a test can read it. */
export type Mailer = { send: (mail: Mail) => Promise<void> };

const FROM = 'Shipshape <no-reply@shipshape.example>';

/** Mail by SMTP, e.g. `smtps://user:pass@host`. */
export const smtpMailer = (url: string, from = FROM): Mailer => {
  const transport = createTransport(url);
  return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) };
};

/** Mail as text files in a folder, for people to read: newest last by name. */
export const folderMailer = (folder: string, clock: () => Date): Mailer => {
  let count = 0;
  return {
    send: async ({ to, subject, text }) => {
      const now = clock().toISOString();
      const number = String(++count).padStart(4, '0');
      const name = `${now.replace(/[:.]/g, '-')}-${number}-${to.replace(/[^\w@.-]/g, '_')}.txt`;
      await mkdir(folder, { recursive: true });
      await writeFile(
        join(folder, name),
        `Date: ${now}\nFrom: ${FROM}\nTo: ${to}\nSubject: ${subject}\n\n${text}`,
      );
    },
  };
};

/** Mail kept in memory, for tests. */
export const memoryMailer = (): Mailer & { sent: Mail[] } => {
  const sent: Mail[] = [];
  return { sent, send: async (mail) => void sent.push(mail) };
};
