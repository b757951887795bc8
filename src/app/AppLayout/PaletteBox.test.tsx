import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { matchesWords, type PaletteItem } from '#lib/paletteSources.ts';
import { PaletteBox } from './PaletteBox.tsx';

const items: PaletteItem[] = [
  { id: '1', label: 'Home', to: '/app/home' },
  { id: '2', label: 'Équipement', hint: 'Kohler', to: '/app/equipment' },
  { id: '3', label: 'Help', to: '/app/help' },
];

beforeAll(async () => {
  if (!i18next.isInitialized) await startI18n('en');
});

const open = () => {
  const picked: string[] = [];
  render(
    <PaletteBox
      find={(query) => items.filter(({ label, hint }) => matchesWords(query, label, hint))}
      onPick={({ label }) => picked.push(label)}
      onClose={() => picked.push('closed')}
    />,
  );
  return { picked, user: userEvent.setup(), field: screen.getByRole('combobox') };
};

/** The option that a screen reader announces as active: the one that the focused field points to. */
const active = (field: HTMLElement) => {
  const id = field.getAttribute('aria-activedescendant');
  return screen.queryAllByRole('option', { selected: true }).find((option) => option.id === id)?.textContent;
};

it('has the focus and the first item active', () => {
  const { field } = open();
  expect(document.activeElement).toBe(field);
  expect(active(field)).toBe('Home');
});

it('moves with the arrow keys, wraps at both ends, and Enter goes', async () => {
  const { field, user, picked } = open();
  await user.keyboard('{ArrowDown}');
  expect(active(field)).toBe('ÉquipementKohler');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active(field)).toBe('Help');
  await user.keyboard('{ArrowDown}');
  expect(active(field)).toBe('Home');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(picked).toEqual(['Équipement']);
});

it('narrows while typing, ignoring accents and case, and returns to the first item', async () => {
  const { field, user } = open();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.type(field, 'KOHL equip');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(active(field)).toBe('ÉquipementKohler');
});

it('says when nothing matches; Enter then does nothing and Escape closes', async () => {
  const { field, user, picked } = open();
  await user.type(field, 'xyz{Enter}');
  expect(screen.getByRole('status').textContent).toContain('xyz');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{Escape}');
  expect(picked).toEqual(['closed']);
});
