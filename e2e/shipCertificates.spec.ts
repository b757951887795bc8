import { expect, test } from './fixtures/index.ts';

test('A certificate is entered from what is lacking, its window opens a job, the survey and the renewal complete them', async ({
  page,
  login,
  clock,
}) => {
  await clock('2026-06-18T07:42:00.000Z');
  await login('captain', '/app/vesseldocs');
  await page.getByRole('link', { name: 'Ship certificates' }).first().click();
  await expect(page.getByRole('heading', { name: 'Certificates', level: 1 })).toBeVisible();
  const lacking = page.getByRole('region', { name: 'Lacking' });
  await lacking.getByRole('button', { name: 'Enter: Wreck removal, Blue Card' }).click();
  const form = page.getByRole('dialog', { name: 'New certificate' });
  await expect(form.getByRole('textbox', { name: 'Certificate', exact: true })).toHaveValue(
    'Wreck removal, Blue Card',
  );
  await form.getByLabel('Number').fill('WR 2025');
  await form.getByRole('textbox', { name: 'Issued', exact: true }).fill('10 Jul 2025');
  await form.getByRole('textbox', { name: 'Expires', exact: true }).fill('9 Jul 2026');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Wreck removal, Blue Card', level: 1 })).toBeVisible();

  const windows = page.getByRole('region', { name: 'Survey windows' });
  const renewal = windows.getByRole('listitem').filter({ hasText: 'Renewal' });
  await renewal.getByRole('button', { name: 'Open job' }).click();
  await renewal.getByRole('link', { name: 'Job', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Renew: Wreck removal, Blue Card', level: 1 }),
  ).toBeVisible();
  await expect(page.getByText('Window: 9 Apr 2026 to 9 Jul 2026')).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Renew', exact: true }).click();
  const renew = page.getByRole('dialog', { name: 'Renew Wreck removal, Blue Card' });
  await renew.getByLabel('Number').fill('WR 2026');
  await expect(renew.getByRole('textbox', { name: 'Expires', exact: true })).toHaveValue('9 Jul 2027');
  await renew.getByRole('button', { name: 'Renew', exact: true }).click();
  const about = page.getByRole('region', { name: 'Certificate', exact: true });
  await expect(about).toContainText('WR 2026');
  await about.getByRole('link', { name: 'WR 2025' }).click();
  await expect(windows).toContainText('Replaced');
  await renewal.getByRole('link', { name: 'Job', exact: true }).click();
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
});

test('A survey is recorded in the window that is open', async ({ page, login }) => {
  await login('captain', '/app/vesseldocs/certificates');
  await page.getByRole('link', { name: 'Certificate of class, hull and machinery' }).click();
  const open = page
    .getByRole('region', { name: 'Survey windows' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Record survey' }) });
  await open.getByRole('button', { name: 'Record survey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Surveyor').fill('S. Pélissier');
  await dialog.getByRole('button', { name: 'Record survey' }).click();
  await expect(page.getByRole('region', { name: 'Surveys held' })).toContainText(
    'S. Pélissier · Elena Marchetti',
  );
  await expect(open).toHaveCount(0);
});
