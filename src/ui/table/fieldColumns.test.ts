import i18next from 'i18next';
import { expect, test } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { loadTranslator } from '#lib/text.ts';
import { fieldColumns } from './fieldColumns.ts';

type Row = { item: { name: string; department: string; email: string } };
const row: Row = { item: { name: 'Pump', department: 'engine', email: '' } };

if (!i18next.isInitialized) await startI18n('en');
const t = await loadTranslator('shared');
const { field, choice, day } = fieldColumns(t, ({ item }: Row) => item);

test('a column shows the field of its name under the label of its name', () => {
  const column = field('name', { width: 120 });
  expect(column).toMatchObject({ id: 'name', header: 'Name', width: 120 });
  expect(column.value(row)).toBe('Pump');
});

test('header and value can be given', () => {
  const column = field('name', { header: 'Machine', value: ({ item }) => item.department });
  expect(column.header).toBe('Machine');
  expect(column.value(row)).toBe('engine');
});

test('a choice is shown, offered and exported by its label, and compared by its value', () => {
  const column = choice('department', (value) => value.toUpperCase(), { filter: 'boolean' });
  expect(column.value(row)).toBe('engine');
  expect(column.cell?.(row)).toBe('ENGINE');
  expect(column.exportValue?.(row)).toBe('ENGINE');
  expect(column.optionLabel?.('deck')).toBe('DECK');
  expect(column).toMatchObject({ filter: 'boolean', groupable: true });
});

test('a missing day has no value and no text', () => {
  const column = day('email', (iso) => (iso === null ? '' : `on ${iso}`));
  expect(column.value(row)).toBeNull();
  expect(column.cell?.(row)).toBe('');
  expect(column.searchable).toBe(false);
  expect(day('name', (iso) => `on ${iso}`).cell?.(row)).toBe('on Pump');
});

test('a day is at least as wide as the longest day, and wider if asked', () => {
  const text = (iso: string | null) => (iso?.includes('-09-') ? '28 Sept 2026' : '28 Dec 2026');
  const long = day('email', text, { width: 10 }).width ?? 0;
  expect(long).toBeGreaterThan(day('email', () => '28 Dec 2026').width ?? 0);
  expect(day('email', text, { width: 400 }).width).toBe(400);
});
