import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { signBooks } from './fixtures/logbooks.ts';

test.use({
  viewport: { width: 768, height: 1024 },
  hasTouch: true,
  permissions: ['geolocation'],
  geolocation: { latitude: 43.5, longitude: 7.25 },
});

test('A night watch enters the hourly row with four taps and the PIN, with one hand on an upright tablet', async ({
  page,
  login,
}) => {
  await login('captain', '/app/home');
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('shipshape.auth') ?? '{}').state.token,
  );
  await signBooks(page.request, token, ['sea']);
  await page.reload();
  const height = 1024;
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  await tap(page.getByRole('link', { name: 'Logbook', exact: true }).first());
  await tap(page.getByRole('link', { name: 'Sea log', exact: true }));
  const entry = page.getByRole('form', { name: 'New entry' });
  // The device says where it is, and the rest is as an hour ago.
  await expect(entry.getByRole('textbox', { name: /^Position/ })).toHaveValue(/43°30\.000′ N 007°15\.000′ E/);
  await expect(entry.getByLabel('Barometer')).toHaveValue('1014');
  const sign = entry.getByRole('button', { name: 'Sign with PIN' });
  await expect(sign).toBeInViewport();
  const box = await sign.boundingBox();
  expect(box?.y).toBeGreaterThan(height / 2);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await tap(sign);
  const dialog = page.getByRole('dialog', { name: /^Sign the entry of/ });
  for (const digit of '4711') await dialog.getByRole('button', { name: digit, exact: true }).tap();
  await tap(dialog.getByRole('button', { name: 'Sign', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('table').getByText('43°30.0′ N 007°15.0′ E')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);
});
