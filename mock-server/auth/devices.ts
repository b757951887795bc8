import type { Call } from '../http/implement.ts';
import { hashToken, newToken } from './viewer.ts';

/**
 * A device that has signed somebody in keeps a token over sign-out, in a cookie that no script reads and that only
 * sign-in gets. Tries from it count apart, so that a stranger who guesses cannot keep the right person out of their own
 * device. The server stores its hash and who signed in there; the token alone opens nothing.
 */
const COOKIE = 'shipshape-device';

/** How long a device is remembered after its last sign-in. */
export const DEVICE_MS = 400 * 86_400_000;

/** The hash of the device token in a cookie header; '' for none. */
export const deviceIn = (cookies: string): string => {
  const token = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];
  return token ? hashToken(token) : '';
};

/** Whether this person has signed in on this device; without a person, whether anybody has. */
export const isKnownDevice = async (
  { db }: Pick<Call, 'db'>,
  device: string,
  userID?: string,
): Promise<boolean> => {
  if (device === '') return false;
  const rows = db.selectFrom('devices').select('user_id').where('token_hash', '=', device).limit(1);
  return (await (userID === undefined ? rows : rows.where('user_id', '=', userID)).execute()).length > 0;
};

/** Remembers that a person signed in on this device; a device without a token that we made gets one. */
export const rememberDevice = async (
  call: Pick<Call, 'db' | 'now' | 'header' | 'services'>,
  device: string,
  userID: string,
): Promise<void> => {
  const { db, now, header, services } = call;
  const token = newToken();
  const known = await isKnownDevice(call, device);
  await db
    .insertInto('devices')
    .values({ token_hash: known ? device : hashToken(token), user_id: userID, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_seen_at: now }))
    .execute();
  if (known) return;
  const secure = services.origin.startsWith('https:') ? '; Secure' : '';
  header(
    'set-cookie',
    `${COOKIE}=${token}; Path=/api/auth; Max-Age=${DEVICE_MS / 1000}; HttpOnly; SameSite=Strict${secure}`,
  );
};
