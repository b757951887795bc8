import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hashWith = promisify(argon2);

// OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane.
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

/** The argon2id hash of a password with a fresh salt, as `argon2id$salt$hash` in base64url. */
export const hashPassword = async (password: string) => {
  const nonce = randomBytes(16);
  const hash = await hashWith('argon2id', { message: password, nonce, ...COST });
  return `argon2id$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
};

const stranger = hashPassword(randomBytes(16).toString('hex'));

/**
 * Whether a password matches a stored hash. Without a hash it takes as long and returns false, so that timing does not
 * reveal which users exist.
 */
export const checkPassword = async (password: string, stored: string | undefined) => {
  const [, salt = '', right = ''] = (stored ?? (await stranger)).split('$');
  const hash = await hashWith('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64url'),
    ...COST,
  });
  const expected = Buffer.from(right, 'base64url');
  return stored !== undefined && expected.length === hash.length && timingSafeEqual(hash, expected);
};
