import { holdBefore, withCamera } from './fixtures/camera.ts';
import { expect, test } from './fixtures/index.ts';

test.use({ ...withCamera, permissions: ['camera'] });

test('A label before the camera opens the machine that it is on', async ({ page, login, server }) => {
  await login('engineer', '/app/equipment');
  await page.getByRole('searchbox', { name: /Search/ }).fill('33CZ1042');
  const machine = page.getByRole('link', { name: 'Generator 1' });
  const address = await machine.getAttribute('href');
  holdBefore(`${server.origin}${address}`);
  await page.goto('/app/home');
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Generator 1' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Scan' })).toBeHidden();
});

test('A label of another site is not opened, and a serial number can be typed instead', async ({
  page,
  login,
}) => {
  holdBefore('https://elsewhere.example/app/equipment/x');
  await login('engineer', '/app/help');
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  const scanner = page.getByRole('dialog', { name: 'Scan' });
  await expect(scanner.getByText('it is not opened')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/app/help');
  holdBefore();
  await scanner.getByRole('button', { name: 'Type the code' }).click();
  await scanner.getByRole('textbox', { name: 'Code' }).fill('33cz1042');
  await scanner.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Generator 1' })).toBeVisible();
});
