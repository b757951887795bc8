import { expect, test } from './fixtures/index.ts';
import { signBooks } from './fixtures/logbooks.ts';

test('An inspector with only the link reads the books, the master sees it and ends it; the ship’s tablet comes back by PIN', async ({
  page,
  login,
  browser,
  problems,
}) => {
  problems.expected(/status of 404/);
  await login('captain', '/app/logproof');
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('shipshape.auth') ?? '{}').state.token,
  );
  await signBooks(page.request, token, ['sea']);
  await page.reload();
  const open = async () => {
    await page.getByRole('button', { name: 'Open for an inspector' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open for an inspector' });
    await dialog.getByLabel('For whom').fill('Port State control');
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    return page.getByRole('dialog', { name: 'The link is ready' });
  };
  const ready = await open();
  const link = (await ready.getByText(/auth\/inspection#/).textContent()) ?? '';
  await page.keyboard.press('Escape');

  // A browser that has never signed in anywhere.
  const theirs = await browser.newContext();
  const inspector = await theirs.newPage();
  const sent: string[] = [];
  inspector.on('request', (request) => sent.push(request.url(), request.headers().referer ?? ''));
  await inspector.goto(link);
  await expect(inspector.getByRole('heading', { name: 'M/Y Halcyon' })).toBeVisible();
  await expect(inspector.getByRole('table').getByText('Cleared')).toBeVisible();
  await expect(inspector.getByText('2 records, no break')).toBeVisible();
  const download = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'PDF of the volume' }).click();
  expect((await download).suggestedFilename()).toBe('sea-volume-1.pdf');
  const secret = link.split('#')[1] ?? '';
  expect(secret.length).toBeGreaterThan(40);
  expect(sent.filter((url) => url.includes(secret))).toEqual([]);
  await inspector.goto(`${new URL(link).origin}/app/home`);
  await expect(inspector.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await page.reload();
  const links = page.getByRole('region', { name: 'Links for inspectors' });
  await expect(links.getByText('Sea log, vol. 1, page 1')).toBeVisible();
  await expect(links.getByText('Sea log, vol. 1, PDF')).toBeVisible();
  await links.getByRole('button', { name: 'End the link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the link' }).click();
  await expect(links.getByText(/^ended/)).toBeVisible();
  await inspector.goto(link);
  await expect(inspector.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await theirs.close();

  // The same on the ship's own device: nothing but the books opens until somebody of the crew enters a PIN.
  await (await open()).getByRole('button', { name: 'Show on this device' }).click();
  await expect(page.getByRole('table').getByText('Cleared')).toBeVisible();
  await page.goto('/app/equipment');
  await expect(page.getByText('Books shown to you')).toBeVisible();
  await page.getByRole('button', { name: 'Give the device back' }).click();
  const back = page.getByRole('dialog', { name: 'Give the device back' });
  await back.getByLabel('PIN', { exact: true }).fill('4711');
  await back.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Inspection and seals' })).toBeVisible();
});
