import { expect, test } from 'vitest';
import { diffLines } from './diffLines.ts';
import { passageOf, queryOf, wordsOf } from './words.ts';

test('words are found without accents, by their beginning, and signs by pairs', () => {
  expect(wordsOf('Sécurité à bord, PRO-07')).toEqual(['securite', 'a', 'bord', 'pro', '07']);
  expect(wordsOf('消防设备')).toEqual(['消防', '防设', '设备', '备']);
  expect(queryOf('Sécur bord')).toBe("'secur':* & 'bord':*");
  expect(queryOf('防设备')).toBe("'防设' & '设备'");
  expect(queryOf('火')).toBe("'火':*");
  // Nothing that PostgreSQL reads as an operator or a quote gets through.
  expect(queryOf("a' | b:* & (c) \\ !")).toBe("'a':* & 'b':* & 'c':*");
  expect(queryOf('  ,;')).toBe('');
});

test('a passage stands around the first word, with its page', () => {
  const body = `First page\f${'x '.repeat(200)}The Liferaft is launched to leeward.`;
  const { passage, page } = passageOf(body, 'liferaft');
  expect(page).toBe(2);
  expect(passage).toContain('The Liferaft is launched to leeward.');
  expect(passage.startsWith('…')).toBe(true);
  expect(passageOf(body, 'absent')).toEqual({ passage: '', page: 0 });
  expect(passageOf('船の火災では消防ポンプを使う', '消防').passage).toContain('消防ポンプ');
});

test('two revisions are compared line by line', () => {
  expect(diffLines(['a', 'b', 'c', 'd'], ['a', 'B', 'c', 'd'])).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'B' },
    { kind: 'same', text: 'c' },
  ]);
  expect(diffLines(['a'], ['a'])).toEqual([]);
  expect(diffLines([], ['x']).map(({ kind }) => kind)).toEqual(['added']);
});
