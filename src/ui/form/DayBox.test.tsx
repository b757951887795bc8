import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testUi.tsx';
import { DayBox } from './DayBox.tsx';

const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

test('the calendar is in the language of the person; the keys go through it, and the box has the day', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  await renderUi(<DayBox aria-label="Date" value="2026-06-18" onChange={onChange} />, 'fr');
  await user.click(screen.getByRole('textbox', { name: 'Date' }));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const calendar = await screen.findByRole('dialog', { name: 'Calendrier' });
  expect(within(calendar).getByText('juin 2026')).toBeTruthy();
  expect(within(calendar).getAllByRole('columnheader')[0]?.getAttribute('abbr')).toBe('lundi');
  expect(within(calendar).getAllByRole('row')).toHaveLength(7);
  await waitFor(() => expect(focused()).toBe('jeudi 18 juin'));
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('mercredi 24 juin'));
  await user.keyboard('{PageDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith('2026-07-24');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Date' }));
});

test('a chosen day keeps the time; days outside the limits are not offered; Escape closes the calendar alone', async () => {
  const onChange = vi.fn();
  const onKeyDown = vi.fn();
  const user = userEvent.setup();
  await renderUi(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that Escape would close
    <div onKeyDown={onKeyDown}>
      <DayBox
        aria-label="Read at"
        value="2026-06-18T09:36"
        time
        min="2026-06-10T00:00"
        max="2026-06-20T23:59"
        onChange={onChange}
      />
    </div>,
  );
  const open = () => user.click(screen.getByRole('button', { name: 'Open calendar' }));
  await open();
  const day = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
  expect((await day('Sunday 21 June')).disabled).toBe(true);
  expect((await day('Tuesday 9 June')).disabled).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalled();
  await open();
  await user.click(await day('Wednesday 10 June'));
  expect(onChange).toHaveBeenCalledWith('2026-06-10T09:36');
});
