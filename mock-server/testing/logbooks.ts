import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { z } from 'zod/mini';
import { type LogRecord, logRecord, type RecordContent } from '#modules/logbooks/contract.ts';
import { bookOf } from '#modules/logbooks/rules/books.ts';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import { hashPassword } from '../auth/passwords.ts';
import { sha256 } from '../modules/logbooks/sign.ts';
import type { TestApp } from './app.ts';
import { as } from './as.ts';

export const BOAT = 'boat-halcyon';
const PIN = '740193';

/** Gives demo people a PIN. */
export const givePins = async (server: TestApp, ...usernames: string[]) => {
  const pin_hash = await hashPassword(PIN);
  for (const username of usernames)
    await server.services.database.db
      .updateTable('profiles')
      .set({ pin_hash })
      .where('user_id', '=', `user-${username}`)
      .execute();
};

/** A tablet in a person's hands: it keeps its own chain in a volume, and a clock of its own. */
export const logDevice = async (server: TestApp, username: string, device = `device-of-${username}`) => {
  const person = await as(server, username);
  const { key } = await person.ok(z.object({ key: z.string() }), 'GET', '/api/logbooks/key');
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  let n = 0;
  let last = { seq: 0, hash: '' };

  /** What is signed, in the order in which this device signs. */
  const write = (
    fields: Partial<RecordContent> & Pick<RecordContent, 'kind' | 'volumeID'>,
  ): RecordContent => {
    const book = fields.book ?? 'sea';
    const at = server.services.clock().toISOString();
    const content: RecordContent = {
      ...{ v: 1, _id: `record-${device}-${++n}`, boatID: BOAT, book, form: bookOf(book).form },
      ...{ code: '', fields: {}, at, zone: 120, amends: '', amendsHash: '', reason: '', covers: [], of: '' },
      ...{ signerID: person.userID, device, deviceSeq: last.seq + 1, devicePrev: last.hash, signedAt: at },
      ...fields,
    };
    last = { seq: content.deviceSeq, hash: sha256(canonical(content)) };
    return content;
  };
  const proofOf = (content: RecordContent, pin = PIN) =>
    publicEncrypt(
      { key: publicKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
      Buffer.from(JSON.stringify([pin, sha256(canonical(content))])),
    ).toString('base64');
  const send = (
    content: RecordContent,
    { pin = PIN, text = canonical(content), proof = proofOf(content, pin) } = {},
  ) => person.call('POST', `/api/logbooks/boat/${BOAT}/sign`, { _id: content._id, content: text, proof });
  return {
    ...person,
    write,
    proofOf,
    send,
    /** Writes, signs and sends at once; the server must take it. */
    sign: async (fields: Parameters<typeof write>[0]): Promise<LogRecord> => {
      const { status, json } = await send(write(fields));
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`);
      return logRecord.parse(json);
    },
  };
};

/** An hourly row of the sea log. */
export const hourly = (barometer: number, remarks = '') => ({
  code: 'row',
  fields: {
    position: { lat: 43.44, lon: 7.226667 },
    sog: 12.3,
    windDir: 'W',
    windForce: 4,
    barometer,
    remarks,
  },
});
