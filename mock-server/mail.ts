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

/** Mail as .eml files in a folder, newest last by name. */
export const folderMailer = (folder: string, clock: () => Date): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ from: FROM, date: clock(), ...mail });
      await mkdir(folder, { recursive: true });
      const name = `${clock().toISOString().replace(/[:.]/g, '-')}-${String(++count).padStart(4, '0')}-${mail.to.replace(/[^\w@.-]/g, '_')}.eml`;
      await writeFile(join(folder, name), message instanceof Buffer ? message : String(message));
    },
  };
};

/** Mail kept in memory, for tests. */
export const memoryMailer = (): Mailer & { sent: Mail[] } => {
  const sent: Mail[] = [];
  return { sent, send: async (mail) => void sent.push(mail) };
};
