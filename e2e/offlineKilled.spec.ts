import type { Page } from '@playwright/test';
import { addComment, commentTextsOf, expect, onDevice, test } from './fixtures/device.ts';

const JOB = 'job-halcyon-2215';
const page2215 = `/app/jobdetails/${JOB}`;
const field = (page: Page) => page.getByPlaceholder('Write a comment');
const sent = (page: Page) => expect(onDevice(page)).toHaveCount(0, { timeout: 240_000 });

test('A tab that is closed while a write is under way leaves it to the next one', async ({
  shore,
  tablet,
}) => {
  const page = await tablet.open(page2215, 'engineer');
  await expect(field(page)).toBeVisible();
  const before = shore.link.struck.halfOpen;
  shore.link.set('halfOpen');
  await addComment(page, 'From a closed tab');
  await expect.poll(() => shore.link.struck.halfOpen).toBeGreaterThan(before);
  await expect(onDevice(page)).toBeVisible();
  await page.close({ runBeforeUnload: false });
  shore.link.set('none');
  const next = await tablet.open(page2215);
  await expect(next.getByText('From a closed tab', { exact: true })).toHaveCount(1);
  await sent(next);
  expect((await commentTextsOf(shore, JOB)).filter((text) => text === 'From a closed tab')).toHaveLength(1);
  console.info('tab closed in flight: 1 time, 1 write there once');
});

test('What was reported as saved is there after the browser was killed', async ({ shore, tablet }) => {
  const kills = 3;
  await expect(field(await tablet.open(page2215, 'engineer'))).toBeVisible();
  // The browser stores who is signed in with a delay, at the latest when it is closed.
  await tablet.close();
  let page = await tablet.open(page2215);
  await expect(field(page)).toBeVisible();
  shore.link.set('lostReply');
  for (let no = 0; no < kills; no++) {
    await addComment(page, `Before kill ${no}`);
    await expect(onDevice(page)).toBeVisible();
    await tablet.kill();
    page = await tablet.open(page2215);
    // Looks in the comments: the field may contain the text once more, because a killed browser may forget that it was
    // cleared.
    await expect(page.getByRole('paragraph').getByText(`Before kill ${no}`, { exact: true })).toHaveCount(1);
    await expect(field(page)).toBeVisible();
  }
  shore.link.set('none');
  await sent(page);
  const comments = (await commentTextsOf(shore, JOB)).filter((text) => text.startsWith('Before kill'));
  expect(comments).toEqual(Array.from({ length: kills }, (_, no) => `Before kill ${no}`));
  console.info(`browser killed: ${kills} times, ${comments.length} writes each there once`);
});

test('What is seen on the screen is kept, also if the page is reloaded in the very moment it shows', async ({
  shore,
  tablet,
}) => {
  const page = await tablet.open(page2215, 'engineer');
  await expect(field(page)).toBeVisible();
  shore.link.set('down');
  const texts = Array.from({ length: 10 }, (_, no) => `Reloaded ${no}`);
  for (const text of texts) {
    await field(page).fill(text);
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.evaluate((written) => {
      const isShown = () => [...document.querySelectorAll('p')].some((each) => each.textContent === written);
      new MutationObserver(() => isShown() && location.reload()).observe(document.body, {
        ...{ childList: true, subtree: true, characterData: true },
      });
    }, text);
    await field(page).press('Control+Enter');
    await reloaded;
    await expect(page.getByRole('paragraph').getByText(text, { exact: true })).toHaveCount(1);
    await expect(field(page)).toBeVisible();
  }
  shore.link.set('none');
  await sent(page);
  expect((await commentTextsOf(shore, JOB)).filter((text) => text.startsWith('Reloaded'))).toEqual(texts);
});

test('A server that is killed while it writes has everything once when it is back', async ({
  shore,
  tablet,
}) => {
  const page = await tablet.open(page2215, 'engineer');
  await expect(field(page)).toBeVisible();
  const texts = Array.from({ length: 12 }, (_, no) => `While it died ${no}`);
  for (const [no, text] of texts.entries()) {
    // Not awaited: it dies somewhere in the middle of one of them.
    if (no === 6) void shore.kill();
    await addComment(page, text);
  }
  await expect(onDevice(page)).toBeVisible();
  await shore.start();
  await sent(page);
  expect((await commentTextsOf(shore, JOB)).filter((text) => text.startsWith('While it died'))).toEqual(
    texts,
  );
  console.info(`server killed: 1 time, ${texts.length} writes each there once`);
});

test('Two tabs send what both have made, each once and in order', async ({ shore, tablet }) => {
  const here = await tablet.open(page2215, 'engineer');
  await expect(field(here)).toBeVisible();
  const there = await here.context().newPage();
  await there.goto(here.url());
  await expect(field(there)).toBeVisible();
  shore.link.set('down');
  const texts = [0, 1, 2, 3, 4, 5].map((no) => `In two tabs ${no}`);
  for (const [no, text] of texts.entries()) {
    await addComment(no % 2 === 0 ? here : there, text);
    // What one tab has made appears in the other.
    await expect((no % 2 === 0 ? there : here).getByText(text, { exact: true })).toHaveCount(1);
  }
  shore.link.set('none');
  await sent(here);
  await sent(there);
  expect((await commentTextsOf(shore, JOB)).filter((text) => text.startsWith('In two tabs'))).toEqual(texts);
  console.info(`two tabs: ${texts.length} writes each there once`);
});

test('A tablet without storage says that it keeps nothing, and sends as soon as it can', async ({
  shore,
  tablet,
}) => {
  const page = await tablet.open('/api/health', 'engineer');
  // Before anything is stored: the browser caches its quota for a while.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: shore.link.origin, quotaSize: 1 });
  await page.goto(shore.link.origin + page2215);
  await expect(field(page)).toBeVisible();
  await addComment(page, 'No room, but a link');
  await expect(page.getByText(/^This device cannot keep changes/)).toBeVisible();
  await expect
    .poll(async () => (await commentTextsOf(shore, JOB)).filter((text) => text.startsWith('No room')).length)
    .toBe(1);
  shore.link.set('down');
  await field(page).fill('No room and no link');
  await field(page).press('Control+Enter');
  // It is in memory, which the notice says; it is sent from there when the link is back.
  await expect(field(page)).toHaveValue('');
  await expect(onDevice(page)).toBeVisible();
  await expect(page.getByText(/^This device cannot keep changes/)).toBeVisible();
  shore.link.set('none');
  await expect
    .poll(async () => (await commentTextsOf(shore, JOB)).filter((text) => text.startsWith('No room')))
    .toEqual(['No room, but a link', 'No room and no link']);
  console.info('no room: 2 times, 2 writes each there once');
});
