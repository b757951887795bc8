import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { apiAs, jobID, jobPath, panel, title } from './fixtures/jobs.ts';

const PUMP = 2207;
const ANODES = 2162;

/** The calls of a page without the stream and presence, and without revision numbers. */
const callsOf = (page: Page) => {
  const calls: string[] = [];
  const streams: Request[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/events') streams.push(request);
    else if (pathname.startsWith('/api/') && pathname !== '/api/presence')
      calls.push(`${request.method()} ${pathname}${search.replace(/\d+/, '')}`);
  });
  return { calls, streams };
};
/** Those of a list of a boat; not the counts for the menu, which may be asked after the page is drawn. */
const lists = (calls: string[]) => calls.filter((call) => /^GET \/api\/\w+\/boat\/[^/?]+(\?|$)/.test(call));

/** Waits until the page receives live events: it then shows somebody who views the item. */
const untilLive = async (page: Page, request: Parameters<typeof apiAs>[0], no: number) => {
  const deckhand = await apiAs(request, 'deckhand');
  const look = (id: string) =>
    deckhand.post('/api/presence', { boatID: 'boat-halcyon', resource: 'worklist', id });
  // The server may not have registered the page's stream yet, so the view is repeated.
  await expect(async () => {
    await look(jobID(no));
    await expect(hereToo(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await look('');
  await expect(hereToo(page)).toHaveCount(0);
};
const hereToo = (page: Page) => page.getByRole('status').getByText(/ (is|are) here too$/);
const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

test('An engineer and a captain work on the same job, each on their own device', async ({
  page,
  login,
  otherDevice,
  request,
}) => {
  await login('engineer', jobPath(PUMP));
  await expect(title(page, 'Replace raw water pump impeller')).toBeVisible();
  const captain = await otherDevice('captain', jobPath(PUMP));
  await expect(title(captain, 'Replace raw water pump impeller')).toBeVisible();
  // Each sees the other.
  await expect(page.getByText('Elena Marchetti is here too')).toBeVisible();
  await expect(captain.getByText('Tom Halvorsen is here too')).toBeVisible();
  await say(captain, 'Spares are in the lazarette');
  await expect(panel(page, 'Discussion').getByText('Spares are in the lazarette')).toBeVisible();
  await say(page, 'Found them');
  await expect(panel(captain, 'Discussion').getByText('Found them')).toBeVisible();
  const api = await apiAs(request, 'captain');
  await api.change(PUMP, { title: 'Replace raw water pump' });
  await expect(title(page, 'Replace raw water pump')).toBeVisible();
  await expect(title(captain, 'Replace raw water pump')).toBeVisible();
  await page.getByRole('checkbox').and(page.getByRole('main').locator(':not(:checked)')).first().click();
  // She opens something else, and comes back.
  await captain.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(hereToo(page)).toHaveCount(0);
  await captain.goBack();
  await expect(hereToo(page)).toBeVisible();
  await captain.close();
  await expect(hereToo(page)).toHaveCount(0);
});

test('A captain looking at her lists sees what the engineer does, and fetches only the changes', async ({
  page,
  login,
  request,
}) => {
  const engineer = await apiAs(request, 'engineer');
  await login('captain', '/app/worklist');
  await expect(page.getByRole('link', { name: 'Renew zinc anodes, sea chest' })).toBeVisible();
  const { calls } = callsOf(page);
  // The first list may have been loaded before the stream; from the first change on, all are received.
  await engineer.change(ANODES, { title: 'Renew zinc anodes, all' });
  await expect(page.getByRole('link', { name: 'Renew zinc anodes, all' })).toBeVisible();
  await engineer.remove(ANODES);
  await expect(page.getByRole('link', { name: 'Renew zinc anodes, all' })).toHaveCount(0);
  expect(lists(calls).filter((call) => !call.endsWith('?since='))).toEqual([]);
  // The count in the menu changes too.
  const without = (count: number) =>
    page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: `Jobs ${count} without status` });
  const jobs: { status?: string }[] = await engineer.get('/api/worklist/boat/boat-halcyon');
  const count = jobs.filter(({ status = '' }) => status === '').length;
  await expect(without(count)).toBeVisible();
  const made = { _id: 'live-made', boatID: 'boat-halcyon', title: 'Polish the bell', status: '' };
  expect((await engineer.post('/api/worklist', made)).status()).toBe(201);
  await expect(without(count + 1)).toBeVisible();
  // The bell rings at once, not after the polling minute.
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const rang = await bell.textContent();
  const { _id } = await (await apiAs(request, 'captain')).get('/api/auth');
  await engineer.post(`/api/worklist/comments/${jobID(PUMP)}`, {
    _id: 'live-said',
    text: 'Ready',
    mentions: [_id],
  });
  await expect(bell).not.toHaveText(rang ?? '');
});

test('An engineer whose connection was lost for a while gets what changed, and nothing else', async ({
  page,
  context,
  login,
  request,
  problems,
}) => {
  problems.expected(/Failed to load resource|net::ERR_/);
  const captain = await apiAs(request, 'captain');
  await login('engineer', '/app/worklist');
  await page.getByRole('link', { name: 'Replace raw water pump impeller' }).first().click();
  await expect(title(page, 'Replace raw water pump impeller')).toBeVisible();
  await untilLive(page, request, PUMP);
  await context.setOffline(true);
  await say(page, 'Waiting for the link');
  await expect(page.getByText(/^No link since/)).toBeVisible();
  await captain.change(PUMP, { title: 'Changed while he was away' });
  await captain.remove(ANODES);
  const { calls, streams } = callsOf(page);
  let bytes = 0;
  page.on('requestfinished', async (finished) => {
    if (finished.url().includes('?since=')) bytes += (await finished.sizes()).responseBodySize;
  });
  await context.setOffline(false);
  await expect(title(page, 'Changed while he was away')).toBeVisible();
  await expect(page.getByText(/^No link since/)).toHaveCount(0);
  await expect(panel(page, 'Discussion').getByText('Waiting for the link')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Jobs/ }).click();
  await expect(page.getByRole('link', { name: 'Changed while he was away' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Renew zinc anodes, sea chest' })).toHaveCount(0);
  expect(lists(calls).filter((call) => !call.endsWith('?since='))).toEqual([]);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(20_000);
  expect(streams.length).toBeLessThan(10);
});

test('Several tabs of one device share one stream; when its tab is closed, another takes over', async ({
  page,
  context,
  login,
  request,
}) => {
  const captain = await apiAs(request, 'captain');
  await login('engineer', jobPath(PUMP));
  await untilLive(page, request, PUMP);
  const second = await context.newPage();
  const { streams } = callsOf(second);
  await second.goto(jobPath(PUMP));
  await expect(title(second, 'Replace raw water pump impeller')).toBeVisible();
  await captain.change(PUMP, { title: 'Seen in both' });
  await expect(title(page, 'Seen in both')).toBeVisible();
  await expect(title(second, 'Seen in both')).toBeVisible();
  expect(streams).toEqual([]);
  await page.close();
  await expect.poll(() => streams.length).toBe(1);
  await captain.change(PUMP, { title: 'Seen in the other' });
  await expect(title(second, 'Seen in the other')).toBeVisible();
});

test('An engineer who writes about a job that is deleted meanwhile is told, and keeps what he wrote', async ({
  page,
  login,
  request,
  problems,
}) => {
  problems.expected(/status of 404/);
  const captain = await apiAs(request, 'captain');
  await login('engineer', jobPath(ANODES));
  await untilLive(page, request, ANODES);
  await page.getByRole('button', { name: /^Complete job/ }).click();
  const note = page.getByRole('dialog').getByRole('textbox', { name: 'Note' });
  await note.fill('Four of six renewed');
  await captain.remove(ANODES);
  await expect(page.getByText('This job is gone')).toBeVisible();
  await expect(note).toHaveValue('Four of six renewed');
});

test('A deckhand on a phone sees who else is on the job, without a layout shift', async ({
  page,
  login,
  otherDevice,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('deckhand', jobPath(PUMP));
  const heading = title(page, 'Replace raw water pump impeller');
  await expect(panel(page, 'Discussion')).toBeVisible();
  const before = await heading.boundingBox();
  const captain = await otherDevice('captain', jobPath(PUMP));
  await expect(title(captain, 'Replace raw water pump impeller')).toBeVisible();
  await expect(hereToo(page)).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
});
