import { constants, createPublicKey, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { Services } from '../../services.ts';

const KEY = 'logbook.pinKey';
const makePair = promisify(generateKeyPair);

/** What a proof holds: the PIN, and the hash of the one content that it signs. */
const proofSchema = z.tuple([z.string().check(z.maxLength(8)), z.string().check(z.length(64))]);

/**
 * The private key to which devices encrypt PINs, the same for all processes: made when it is first needed, kept where no
 * call of a user can read it.
 */
const privateKey = async ({ database: { db } }: Pick<Services, 'database'>): Promise<string> => {
  const read = async () => {
    const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
    return z.optional(z.string()).parse(row?.value);
  };
  const known = await read();
  if (known) return known;
  const pair = await makePair('rsa', { modulusLength: 2048 });
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await sql`insert into settings (key, value) values (${KEY}, ${JSON.stringify(pem)}::jsonb) on conflict do nothing`.execute(
    db,
  );
  return (await read()) ?? pem;
};

/** The public key, SPKI in base64. */
export const publicPinKey = async (services: Pick<Services, 'database'>): Promise<string> =>
  createPublicKey(await privateKey(services))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');

/** The PIN of a proof, if it was made for this content; '' if not. */
export const pinOf = async (
  services: Pick<Services, 'database'>,
  proof: string,
  contentHash: string,
): Promise<string> => {
  try {
    const text = privateDecrypt(
      { key: await privateKey(services), oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
      Buffer.from(proof, 'base64'),
    ).toString('utf8');
    const [pin, hash] = proofSchema.parse(JSON.parse(text));
    return hash === contentHash ? pin : '';
  } catch {
    return '';
  }
};
