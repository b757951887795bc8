import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod/mini';
import { expect, PASSWORD, test } from './fixtures/index.ts';
import { jobID, jobPath, onDevice } from './fixtures/jobs.ts';

const NO = 2207;
const JOB = jobID(NO);
const session = z.object({ token: z.string() });
const comments = z.array(z.object({ text: z.string(), at: z.string() }));

const field = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });
const say = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(text)).toBeVisible();
};

/** How often the server has each of these comments. */
const timesOnServer = async (request: APIRequestContext, ...texts: string[]) => {
  const signIn = await request.post('/api/auth', { data: { username: 'captain', password: PASSWORD } });
  const { token } = session.parse(await signIn.json());
  const answer = await request.get(`/api/worklist/comments/${JOB}`, { headers: { 'x-auth-token': token } });
  const there = comments.parse(await answer.json()).map(({ text }) => text);
  return texts.map((text) => there.filter((each) => each === text).length);
};

/** Whether the browser asks before the page is closed. */
const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });

test('In a browser that forbids storage, an engineer works, is told once, and loses nothing while the page is open', async ({
  page,
  request,
  login,
  link,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
  });
  await login('engineer', jobPath(NO));
  await say(page, 'With a link');
  await expect.poll(() => timesOnServer(request, 'With a link')).toEqual([1]);
  const told = page.getByText(/^This device cannot keep changes/);
  await expect(told).toHaveCount(1);
  await link.down();
  await say(page, 'Without a link');
  await expect(onDevice(page)).toHaveText(/1/);
  await expect(told).toHaveCount(1);
  expect(await asksBeforeClosing(page)).toBe(true);
  await link.up();
  await expect(onDevice(page)).toHaveCount(0);
  expect(await timesOnServer(request, 'With a link', 'Without a link')).toEqual([1, 1]);
  expect(await asksBeforeClosing(page)).toBe(false);
});

test('Storage that is emptied while changes wait gets them again, and each is sent once', async ({
  page,
  request,
  login,
  link,
}) => {
  await login('engineer', jobPath(NO));
  await expect(field(page)).toBeVisible();
  await link.down();
  await say(page, 'First');
  await say(page, 'Second');
  await expect(onDevice(page)).toHaveText(/2/);
  const empty = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('shipshape-outbox').onsuccess = resolve;
        }),
    );
  await empty();
  await say(page, 'Third');
  await expect(onDevice(page)).toHaveText(/3/);
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('shipshape-outbox');
          opening.onsuccess = () => {
            const counting = opening.result.transaction('operations').objectStore('operations').count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
    );
  // The three, and the record that says which storage it is.
  await expect.poll(kept).toBe(4);
  await empty();
  await link.up();
  await expect(onDevice(page)).toHaveCount(0);
  expect(await timesOnServer(request, 'First', 'Second', 'Third')).toEqual([1, 1, 1]);
});

for (const [hours, words] of [
  [-48, 'The clock of this device is 2 days slow.'],
  [48, 'The clock of this device is 2 days fast.'],
] as const)
  test(`A tablet whose clock is ${hours} h off says so, shows the right day, and dates what is done rightly`, async ({
    page,
    login,
  }) => {
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await login('engineer', jobPath(NO));
    await expect(page.getByText(words)).toBeVisible();
    await say(page, 'Dated');
    await expect(page.getByRole('listitem').filter({ hasText: 'Dated' })).toContainText('today');
    const sent = () =>
      page.evaluate(async (id) => {
        const { token } = JSON.parse(localStorage.getItem('shipshape.auth') ?? '{}').state;
        const answer = await fetch(`/api/worklist/comments/${id}`, { headers: { 'x-auth-token': token } });
        return answer.json();
      }, JOB);
    // It is in the list before the server has it.
    const minutesOff = async () => {
      const dated = comments.parse(await sent()).find(({ text }) => text === 'Dated');
      return Math.abs(Date.parse(dated?.at ?? '') - Date.now()) / 60_000;
    };
    await expect.poll(minutesOff).toBeLessThan(10);
  });
