import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

const names = ['thalvorsen', 'M/Y Halcyon', 'Tom', 'Halvorsen'];

describe('common passwords', () => {
  test.each([
    'password',
    'Password',
    '12345678',
    'qwertyuiop',
    'shipshape',
    'ShipShape2026!',
    'thalvorsen',
    'Halvorsen1',
    'my-halcyon',
    'aaaaaaaaaa',
    'abcabcabc',
    'hgfedcba',
  ])('%s is refused', async (password) => expect(await isCommonPassword(password, names)).toBe(true));

  test.each([
    'demo-Pass1',
    'a new one for the bridge',
    'correct horse battery',
    'Tom & Jerry at sea',
    '海の上の新しい鍵',
  ])('%s is accepted', async (password) => expect(await isCommonPassword(password, names)).toBe(false));

  test('a short name does not forbid every password that contains it', async () => {
    expect(await isCommonPassword('Tom1234567890x', ['Tom'])).toBe(false);
  });
});
