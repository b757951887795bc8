import { act, cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { FormatProvider, useFormat } from './useFormat.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

let draws = 0;
function Today() {
  draws += 1;
  const { today, dayTime } = useFormat();
  return (
    <p>
      {today}: {dayTime('2026-11-22T22:30:00.000Z')}
    </p>
  );
}

const show = async (timeZone?: string) => {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
  render(
    <I18nextProvider i18n={i18n}>
      <FormatProvider timeZone={timeZone}>
        <Today />
      </FormatProvider>
    </I18nextProvider>,
  );
  return i18n;
};

test('a page re-renders at the ship’s midnight, and not every minute', async () => {
  vi.useFakeTimers({
    now: new Date('2026-11-22T22:50:00.000Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  draws = 0;
  await show('Europe/Paris');
  expect(screen.getByText('2026-11-22: today 23:30')).toBeTruthy();
  const before = draws;
  act(() => vi.advanceTimersByTime(9 * 60_000));
  expect(draws).toBe(before);
  act(() => vi.advanceTimersByTime(2 * 60_000));
  expect(screen.getByText('2026-11-23: yesterday 23:30')).toBeTruthy();
});

test('another language shows at once; an unknown zone means UTC', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T23:30:00.000Z'), toFake: ['Date'] });
  const i18n = await show('Atlantis/Capital');
  expect(screen.getByText('2026-11-22: today 22:30')).toBeTruthy();
  await act(() => i18n.changeLanguage('fr'));
  expect(screen.getByText('2026-11-22: aujourd’hui 22:30')).toBeTruthy();
});
