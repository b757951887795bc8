import { describe, expect, it } from 'vitest';
import { loginSearch, passwordStrength } from './rules.ts';

describe('where sign-in redirects', () => {
  it.each(['/app', '/app/home', '/app/equipment/abc?tab=hours', '/app/help#night', '/app?x=1'])(
    'accepts %s',
    (to) => {
      expect(loginSearch.parse({ to })).toEqual({ to });
    },
  );

  it.each([
    'https://elsewhere.example/app',
    '//elsewhere.example/app',
    '/application',
    '/auth/login',
    '/app\\@elsewhere.example',
    '/app/\\elsewhere.example',
    'javascript:alert(1)',
    ' /app/home',
    '/app/home\nhttps://elsewhere.example',
    7,
    null,
  ])('drops %s', (to) => {
    expect(loginSearch.parse({ to }).to).toBeUndefined();
  });
});

describe('strength of a password', () => {
  it.each([
    ['', 'short'],
    ['1234567', 'short'],
    ['12345678', 'enough'],
    ['12345678901', 'enough'],
    ['123456789012', 'good'],
    ['123456789012345', 'good'],
    ['1234567890123456', 'strong'],
    ['x'.repeat(201), 'short'],
  ])('%j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
