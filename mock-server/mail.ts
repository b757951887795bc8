import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

type Attachment = { name: string; type: string; bytes: Uint8Array };
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Who gets the answer, if not the sender of all our mails. */
  replyTo?: { name: string; address: string };
  attachments?: readonly Attachment[];
};

/** Sends mail, or stores it where a developer or a test can read it. */
export type Mailer = { send: (mail: Mail) => Promise<void> };

/** One header line: control characters would start another. */
const line = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

const SENDER = 'Shipshape <no-reply@shipshape.example>';

/** Mail by SMTP, e.g. `smtps://user:pass@host`. */
export const smtpMailer = (url: string, from = SENDER): Mailer => {
  const transport = createTransport(url);
  return {
    send: async ({ attachments = [], ...mail }) =>
      void (await transport.sendMail({
        from,
        ...mail,
        attachments: attachments.map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(bytes),
        })),
      })),
  };
};

/** Writes mail as readable text files into a folder, in order of time; attachments beside them. */
export const folderMailer = (folder: string, clock: () => Date): Mailer => {
  let count = 0;
  return {
    send: async ({ to, subject, text, replyTo, attachments = [] }) => {
      const now = clock().toISOString();
      const number = String(++count).padStart(4, '0');
      const stem = `${now.replace(/[:.]/g, '-')}-${number}-${to.replace(/[^\w@.-]/g, '_')}`;
      await mkdir(folder, { recursive: true });
      const heads = [`Date: ${now}`, `From: ${SENDER}`, `To: ${line(to)}`, `Subject: ${line(subject)}`];
      if (replyTo) heads.push(`Reply-To: ${line(replyTo.name)} <${line(replyTo.address)}>`);
      for (const [index, { name, bytes }] of attachments.entries()) {
        heads.push(`Attachment: ${line(name)}`);
        await writeFile(join(folder, `${stem}-${index + 1}-${name.replace(/[^\w.-]/g, '_')}`), bytes);
      }
      await writeFile(join(folder, `${stem}.txt`), `${heads.join('\n')}\n\n${text}`);
    },
  };
};

/** Stores mail in memory, for tests. */
export const memoryMailer = (): Mailer & { sent: Mail[] } => {
  const sent: Mail[] = [];
  return { sent, send: async (mail) => void sent.push(mail) };
};
