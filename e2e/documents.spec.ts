import type { Page } from '@playwright/test';
import { plainPdf } from '../mock-server/seed/plainPdf.ts';
import { expect, test } from './fixtures/index.ts';

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });
const pdf = (name: string, lines: string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(plainPdf(name, [lines])),
});
const choose = (page: Page, files: ReturnType<typeof pdf>[]) =>
  page.locator('input[type=file][aria-label=Upload]').setInputFiles(files);

test.describe('in an office', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('A manager finds a sentence in a procedure, opens its page, and moves a folder by keyboard', async ({
    page,
    login,
  }) => {
    await login('manager', '/app/vesseldocs');
    const tree = page.getByRole('tree', { name: 'Folders' });
    await tree.getByRole('treeitem', { name: /^Procedures/ }).click();
    await expect(page.getByRole('heading', { name: 'Procedures', level: 1 })).toBeVisible();
    await expect(row(page, /Enclosed space entry/)).toContainText('to read');
    await row(page, /Enclosed space entry/)
      .getByText('Enclosed space entry')
      .click();
    const paper = page.getByRole('region', { name: /Enclosed space entry/ });
    await expect(paper.getByRole('img', { name: /page 1/ })).toBeVisible();
    await paper.getByRole('button', { name: 'Next page' }).click();
    await expect(paper.getByText('Page 2 of 2', { exact: true })).toBeVisible();
    await expect(paper.getByText(/4\.6 A reading outside the limits/)).toBeAttached();
    await paper.getByRole('tab', { name: /Revisions/ }).click();
    await paper.getByRole('button', { name: 'What changed since revision 7' }).click();
    await expect(paper.getByText(/keep the fan running/)).toBeVisible();
    await page.getByRole('searchbox', { name: /Names and text/ }).fill('resuscitator');
    const found = page.getByRole('region', { name: 'In the text of files' });
    await expect(found.getByText('resuscitator', { exact: false }).first()).toBeVisible();
    await expect(found.getByRole('link', { name: /PRO-07/ })).toBeVisible();

    await tree.getByRole('treeitem', { name: /^Drawings/ }).press(' ');
    await expect(page.getByText(/“Drawings” is being moved/)).toBeVisible();
    await tree.getByRole('treeitem', { name: /^Manuals/ }).press(' ');
    await expect(tree.getByRole('treeitem', { name: /^Drawings/, level: 2 })).toBeVisible();
  });
});

test('A revision is approved, and each holder confirms on their own device that they have read it', async ({
  page,
  login,
  otherDevice,
}) => {
  const page07 = '/app/vesseldocs/document/document-halcyon-pro-08';
  await login('engineer', page07);
  await page.getByRole('button', { name: 'New revision' }).click();
  const dialog = page.getByRole('dialog', { name: /New revision of PRO-08/ });
  await dialog
    .locator('input[type=file]')
    .setInputFiles([pdf('hot work.pdf', ['A fire watch stays for an hour.'])]);
  await dialog.getByRole('textbox', { name: /What has changed/ }).fill('The fire watch stays for an hour');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Rev. 6 review')).toBeVisible();
  // What is in force is still the revision before.
  await expect(page.getByRole('img', { name: /Hot work, page 1/ })).toBeVisible();

  const captain = await otherDevice('captain', page07);
  await captain.getByRole('button', { name: 'Approve' }).click();
  const approve = captain.getByRole('dialog', { name: /Put revision 6/ });
  await approve.getByRole('button', { name: 'Approve' }).click();
  await expect(captain.getByText('0 of 10')).toBeVisible();
  await captain.getByRole('button', { name: 'I have read it' }).click();
  await expect(captain.getByText('1 of 10')).toBeVisible();

  // The chef sees no documents but those to read, and comes by the bell.
  const chef = await otherDevice('chef', '/app/home');
  await chef
    .getByRole('button', { name: /Notifications|notice/i })
    .first()
    .click();
  await chef.getByRole('link', { name: /Please read PRO-08/ }).click();
  await chef.getByRole('button', { name: 'I have read it' }).click();
  await expect(chef.getByText('2 of 10')).toBeVisible();
  await expect(page.getByText('2 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'I have read it' }).click();
  await expect(page.getByText('3 of 10')).toBeVisible();
  await expect(captain.getByText('3 of 10')).toBeVisible();
});

test('An upload of 200 files that is cut three times ends whole', async ({ page, login, link }) => {
  await login('engineer', '/app/vesseldocs?folder=folder-halcyon-yard-period');
  await expect(row(page, /Work list of the winter/)).toBeVisible();
  const COUNT = 200;
  // After each cut the device waits before it tries again, and files go one after the other.
  const LONG_MS = 600_000;
  const files = Array.from({ length: COUNT }, (_, index) =>
    pdf(`Anode report ${index + 1}.pdf`, [`Anode ${index + 1} is half gone.`]),
  );
  await link.slow(50);
  await choose(page, files);
  const panel = page.getByRole('region', { name: /Uploading 200 files/ });
  await expect(panel.getByText('Sent').first()).toBeVisible();
  await link.down();
  await expect(panel.getByText('Waits on this device').first()).toBeVisible();
  await link.loseNextReply();
  await expect(panel.getByText('Sent').nth(19)).toBeVisible({ timeout: LONG_MS });
  await link.down();
  await expect(panel.getByText('Waits on this device').first()).toBeVisible();
  // Closing the app loses nothing: the rest is sent when it is opened again.
  await page.reload();
  await link.up();
  await expect(page.getByText('201 documents')).toBeVisible();
  await expect
    .poll(
      async () => {
        const found = await page.evaluate(async () => {
          const { state } = JSON.parse(localStorage.getItem('shipshape.auth') ?? '{}');
          const answer = await fetch('/api/files/boat/boat-halcyon/documents', {
            headers: { 'x-auth-token': state.token },
          });
          const list: { name: string }[] = await answer.json();
          return list.filter(({ name }) => name.startsWith('Anode report')).length;
        });
        return found;
      },
      { timeout: LONG_MS },
    )
    .toBe(COUNT);
});
