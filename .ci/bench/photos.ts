import type { Page } from 'playwright';
import { z } from 'zod/mini';
import type { Figure } from './figure.ts';
import type { Harness } from './harness.ts';
import { comment, JOB, onDevice, satellite, withTablet, words } from './offline.ts';
import { signIn } from './session.ts';

const TEXTS = 287;
const PHOTOS = 3;
/** As a camera's photo, whose pixels do not repeat: 1.4 MB once it is made smaller. */
const NOISE_PIXELS = { width: 1600, height: 1200 };
const LOOK_MS = 200;
const MAX_S = 25;

const takePhoto = (page: Page) =>
  page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    const image = context.createImageData(width, height);
    for (let at = 0; at < image.data.length; at += 4) {
      const light = Math.random() * 190;
      image.data.set([light, light, light, 255], at);
    }
    context.putImageData(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, NOISE_PIXELS);

const addPhoto = async (page: Page, no: number) => {
  const base64 = await takePhoto(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos' }).click();
  await (await chooser).setFiles({
    name: `plate-${no}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(base64, 'base64'),
  });
};

const listed = z.array(z.looseObject({ text: z.optional(z.string()), size: z.optional(z.number()) }));

/**
 * P15: 287 comments and 3 photos made without a link, then sent by satellite. The server is asked past the link, how
 * much has come.
 */
export const measurePhotos = (harness: Harness) =>
  withTablet(harness, JOB, async ({ page, link, origin }) => {
    const { token } = await signIn(origin);
    const read = async (path: string) => {
      const answer = await fetch(origin + path, { headers: { 'x-auth-token': token } });
      return listed.parse(await answer.json());
    };
    const id = JOB.slice(JOB.lastIndexOf('/') + 1);
    await comment(page).waitFor();
    await page.getByRole('button', { name: 'Add photos' }).waitFor();
    const before = (await read(`/api/files/worklist/${id}`)).length;
    link.offline('reset');
    for (let no = 0; no < TEXTS; no++) {
      if (no % 100 === 0) await addPhoto(page, no);
      await comment(page).fill(words(300, no));
      await comment(page).press('Control+Enter');
    }
    await page
      .getByRole('button', { name: `On this device: ${TEXTS + PHOTOS}` })
      .waitFor({ timeout: 180_000 });
    link.set(satellite);
    link.zero();
    link.offline(false);
    const began = performance.now();
    const since = () => (performance.now() - began) / 1000;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const until = async (isDone: () => Promise<boolean>) => {
      while (!(await isDone())) {
        if (since() > 600) throw new Error('Not sent within ten minutes');
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      return since();
    };
    const sent = new Set(Array.from({ length: TEXTS }, (_, no) => words(300, no)));
    const text = await until(
      async () =>
        (await read(`/api/worklist/comments/${id}`)).filter((each) => sent.has(each.text ?? '')).length ===
        TEXTS,
    );
    await onDevice(page).waitFor({ state: 'detached', timeout: 600_000 });
    const all = since();
    const photos = (await read(`/api/files/worklist/${id}`)).slice(before);
    const megabytes = photos.map(({ size = 0 }) => (size / 1e6).toFixed(1));
    const { up } = link.stats();
    const figures: Figure[] = [
      {
        name: `${TEXTS} texts with ${PHOTOS} photos by satellite, all text sent`,
        goal: `<= ${MAX_S} s`,
        measured: `${text.toFixed(1)} s (photos of ${megabytes.join(', ')} MB by ${all.toFixed(0)} s; ${Math.round(up / 1000)} KB up)`,
        good: text <= MAX_S && photos.length === PHOTOS,
      },
    ];
    return figures;
  });
