import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hashWith = promisify(argon2);

// OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane.
const COST = { parallelism: 1, memory: 19_456, passes: 2 };
const TAG_LENGTH = 32;

const costText = ({ memory, passes, parallelism }: typeof COST) => `m=${memory},t=${passes},p=${parallelism}`;

/** The cost that a stored hash was made with; hashes from before it was stored have the first one. */
const costOf = (text: string | undefined): typeof COST => {
  const [, memory, passes, parallelism] = /^m=(\d+),t=(\d+),p=(\d+)$/.exec(text ?? '') ?? [];
  return memory
    ? { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    : { memory: 19_456, passes: 2, parallelism: 1 };
};

/**
 * The argon2id hash of a password with a fresh salt, as `argon2id$cost$salt$hash`, the last two in base64url. The cost
 * is in it so that a higher one can be introduced while passwords of the old one still sign in.
 */
export const hashPassword = async (password: string) => {
  const nonce = randomBytes(16);
  const hash = await hashWith('argon2id', { message: password, nonce, tagLength: TAG_LENGTH, ...COST });
  return `argon2id$${costText(COST)}$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
};

const stranger = hashPassword(randomBytes(16).toString('hex'));

/**
 * Whether a password matches a stored hash. Without a hash it takes as long and returns false, so that timing does not
 * reveal which users exist.
 */
export const checkPassword = async (password: string, stored: string | undefined) => {
  const parts = (stored ?? (await stranger)).split('$');
  const [salt = '', right = ''] = parts.slice(-2);
  const hash = await hashWith('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64url'),
    tagLength: TAG_LENGTH,
    ...costOf(parts[1]),
  });
  const expected = Buffer.from(right, 'base64url');
  return stored !== undefined && expected.length === hash.length && timingSafeEqual(hash, expected);
};
