import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A photo like a phone camera's: 2400 by 1800, drawn by the browser itself. */
const cameraPhoto = async (page: Page) => {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    for (let i = 0; i < 400; i++) {
      context.fillStyle = `hsl(${(i * 47) % 360} 70% ${30 + (i % 40)}%)`;
      context.fillRect((i * 131) % 2400, (i * 89) % 1800, 300, 200);
    }
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })).arrayBuffer(),
    );
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
};

type Chosen = { name: string; mimeType: string; buffer: Buffer };

const chooseFile = async (page: Page, button: string, files: Chosen | Chosen[]) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
};

const widthOf = (scope: ReturnType<Page['getByRole']>) =>
  scope.getByRole('img', { name: 'plate.jpg' }).evaluate((image: HTMLImageElement) => image.naturalWidth);

const openMachine = async (page: Page, name: string) => {
  await page.getByRole('searchbox', { name: /^Search [\d,]/ }).fill(name);
  await page.getByRole('treegrid').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};

test('An engineer adds a photo, which is scaled down, views it and deletes it', async ({ page, login }) => {
  await login('engineer', '/app/equipment');
  await openMachine(page, 'Water slide');
  const photos = panel(page, 'Photos');
  await expect(photos.getByText('No photos yet.')).toBeVisible();
  const photo = await cameraPhoto(page);
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/files'),
  );
  await chooseFile(page, 'Add photos', photo);
  expect((await (await sent).json()).size).toBeLessThan(photo.buffer.length);
  await expect(photos.getByRole('img', { name: 'plate.jpg' })).toBeVisible();
  await expect.poll(() => widthOf(photos)).toBe(320);
  await panel(page, 'History').scrollIntoViewIfNeeded();
  await expect(panel(page, 'History').getByRole('listitem').filter({ hasText: 'plate.jpg' })).toContainText(
    'Tom Halvorsen',
  );

  await photos.getByRole('button', { name: 'plate.jpg', exact: true }).click();
  const lightbox = page.getByRole('dialog', { name: 'plate.jpg' });
  await expect.poll(() => widthOf(lightbox)).toBe(1600);
  await expect(lightbox.getByText('1 of 1')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);

  await page.reload();
  await photos.getByRole('button', { name: 'plate.jpg', exact: true }).click();
  await lightbox.getByRole('button', { name: 'Remove plate.jpg' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete plate.jpg?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(photos.getByText('No photos yet.')).toBeVisible();
  await page.reload();
  await expect(photos.getByText('No photos yet.')).toBeVisible();
});

test('An engineer attaches a manual, and is told which files are not accepted', async ({
  page,
  login,
  problems,
}) => {
  problems.expected(/status of 415/);
  await login('engineer', '/app/equipment');
  await openMachine(page, 'Water slide');
  const files = panel(page, 'Files');
  await chooseFile(page, 'Add files', {
    name: 'manual.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  });
  const link = files.getByRole('link', { name: 'Download manual.pdf' });
  await expect(link).toBeVisible();
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('manual.pdf');

  await chooseFile(page, 'Add files', {
    name: 'setup.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ\x90\x00 program'),
  });
  const refused = page
    .getByRole('list', { name: 'Uploading' })
    .getByRole('listitem')
    .filter({ hasText: 'setup.exe' });
  await expect(refused.getByRole('alert')).toHaveText(
    'This kind of file is not accepted. Use photos, PDF, text or office documents.',
  );
  await refused.getByRole('button', { name: 'Leave setup.exe out' }).click();
  await expect(refused).toHaveCount(0);

  await chooseFile(page, 'Add photos', {
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Oil and filters'),
  });
  await expect(panel(page, 'Photos').getByRole('alert')).toHaveText('Not a photo.');
});

test('An engineer finds the photos of all machines on one page, and adds one from there', async ({
  page,
  login,
}) => {
  await login('engineer', '/app/equipmentphotos');
  await expect(page.getByRole('heading', { name: 'Equipment Photos', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add photos' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add photos' });
  await dialog
    .getByRole('combobox', { name: 'Machine' })
    .selectOption({ label: 'Tenders and toys › Water slide' });
  const photo = await cameraPhoto(page);
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add photos' }).click();
  await (await chooser).setFiles(photo);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('searchbox', { name: 'Find a machine or photo' }).fill('slide');
  await expect(page.getByRole('main').getByRole('img', { name: /plate/ })).toBeVisible();
});
