import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './passwords.ts';

const stored = (cost: { memory: number; passes: number; parallelism: number }, name: string) => {
  const nonce = Buffer.from('sixteen bytes it');
  const hash = argon2Sync('argon2id', { message: 'fair winds', nonce, tagLength: 32, ...cost });
  return `argon2id$${name}${nonce.toString('base64url')}$${hash.toString('base64url')}`;
};

test('a stored password says its cost, and only the right one opens it', async () => {
  const hash = await hashPassword('fair winds');
  expect(hash).toMatch(/^argon2id\$m=19456,t=2,p=1\$/);
  expect(await checkPassword('fair winds', hash)).toBe(true);
  expect(await checkPassword('foul winds', hash)).toBe(false);
});

test('passwords of another cost, and of the time before it was stored, still open', async () => {
  const old = stored({ memory: 19_456, passes: 2, parallelism: 1 }, '');
  const dear = stored({ memory: 32_768, passes: 3, parallelism: 1 }, 'm=32768,t=3,p=1$');
  expect(await checkPassword('fair winds', old)).toBe(true);
  expect(await checkPassword('fair winds', dear)).toBe(true);
  expect(await checkPassword('foul winds', dear)).toBe(false);
});
