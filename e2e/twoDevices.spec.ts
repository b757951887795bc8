import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures/index.ts';
import { apiAs, onDevice } from './fixtures/jobs.ts';
import { controlLink } from './fixtures/link.ts';

const BOAT = 'boat-halcyon';

/** What is drawn differs in each run: it is printed, and MATRIX_SEED replays it. */
const seed = Number(process.env.MATRIX_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** A number from 0 to 1 for what is named, the same for the same seed. */
const drawn = (what: string) =>
  createHash('sha256').update(`${seed} ${what}`).digest().readUInt32BE() / 2 ** 32;

/** What a person does to the job whose page is open. */
const writes: Record<string, (page: Page, device: string) => Promise<void>> = {
  edit: async (page, device) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Place' }).fill(`Seen by ${device}`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  },
  complete: async (page, device) => {
    await page.getByRole('button', { name: /^Complete job/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Complete: / });
    await dialog.getByRole('textbox', { name: 'Note' }).fill(`Done by ${device}`);
    await dialog.getByRole('button', { name: /^Complete/ }).click();
    await expect(dialog).toHaveCount(0);
  },
  delete: async (page) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  },
};
const names = Object.keys(writes);
/** Each write of the device that comes first with each of the other, in an order that the seed draws. */
const pairs = names
  .flatMap((first) =>
    names.map((second) => ({ first, second, title: `${first}, ${second}`, id: `pair-${first}-${second}` })),
  )
  .toSorted((one, two) => drawn(one.id) - drawn(two.id));

/** The one of a pair that comes second is asked about, unless both can stand. */
const isAsked = (first: string, second: string) =>
  first === second ? first !== 'delete' : first === 'delete' || second === 'delete';
const asked = pairs.filter(({ first, second }) => isAsked(first, second));

test('Who edits, completes and deletes the same jobs on two tablets without a link, alone or with another person, loses nothing without a word', async ({
  page,
  login,
  link,
  otherDevice,
  request,
  problems,
}) => {
  // Conflicts are between devices: it makes no difference whether one person or two hold them.
  const other = drawn('who else') < 0.5 ? 'captain' : 'engineer';
  console.info(`two devices: seed ${seed}, captain and ${other}`);
  problems.expected(/status of (400|404|409|410)/);
  const api = await apiAs(request, 'captain');
  for (const { id, title } of pairs) {
    const job = { _id: id, boatID: BOAT, title, dueDate: '2026-05-01', calendarInterval: 1 };
    expect((await api.post('/api/worklist', job)).status()).toBe(201);
  }
  await login('captain', '/app/worklist');
  const bridge = await otherDevice(other, '/app/worklist');
  const ofPage = { page, link, name: 'the tablet', made: 0 };
  const ofBridge = { page: bridge, link: controlLink(bridge.context()), name: 'the bridge', made: 0 };
  const [early, late] = drawn('who comes first') < 0.5 ? [ofPage, ofBridge] : [ofBridge, ofPage];
  for (const { page: each } of [early, late]) {
    // The whole list, not only the first rows that come before it: without a link there is nothing else.
    const rows = () => each.getByRole('grid', { name: 'Jobs' }).getAttribute('aria-rowcount');
    await expect.poll(async () => Number(await rows())).toBeGreaterThan(0);
    await each.getByRole('searchbox', { name: /^Search/ }).fill('edit, edit');
    await expect(each.getByRole('link', { name: 'edit, edit' })).toBeVisible();
  }
  await early.link.down();
  await late.link.down();
  for (const { id, title, first, second } of pairs) {
    const both = [
      { device: early, write: first },
      { device: late, write: second },
    ];
    // Which of them does it before the other makes no difference.
    for (const { device, write } of drawn(`order of ${id}`) < 0.5 ? both : both.toReversed()) {
      await device.page.goto(`/app/jobdetails/${id}`);
      await expect(device.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await writes[write]?.(device.page, device.name);
      device.made += 1;
      // Only what the pill counts is stored: a page that is left earlier may forget it.
      await expect(
        device.page.getByRole('button', { name: `On this device: ${device.made}`, exact: true }),
      ).toBeVisible();
    }
  }
  await early.link.up();
  await expect(onDevice(early.page)).toHaveCount(0);
  await late.link.up();
  const question = late.page.getByRole('button', { name: `Needs attention: ${asked.length}` });
  await expect(question).toBeVisible();
  await question.click();
  for (const { title } of asked)
    await expect(late.page.getByText(title, { exact: true }).first()).toBeVisible();
  const list: { _id: string; location?: string }[] = await api.get(`/api/worklist/boat/${BOAT}`);
  for (const { id, title, first, second } of pairs) {
    const job = list.find(({ _id }) => _id === id);
    const works: { note: string }[] = job ? await api.get(`/api/worklist/works/${id}`) : [];
    const notes = works.map(({ note }) => note);
    const both = isAsked(first, second) ? [first] : [first, second];
    expect([title, job === undefined]).toEqual([title, both.includes('delete')]);
    if (!job) continue;
    const devices = {
      [first]: early.name,
      ...(both.length > 1 && first !== second ? { [second]: late.name } : {}),
    };
    expect([title, job.location ?? '']).toEqual([title, devices.edit ? `Seen by ${devices.edit}` : '']);
    expect([title, notes]).toEqual([title, devices.complete ? [`Done by ${devices.complete}`] : []]);
  }
});

test('What two tablets restore without a link is there once; what was deleted again meanwhile is asked about', async ({
  page,
  login,
  link,
  otherDevice,
  request,
  problems,
}) => {
  problems.expected(/status of 409/);
  const api = await apiAs(request, 'captain');
  const remove = async (id: string) => {
    const { token } = await (
      await request.post('/api/auth', { data: { username: 'captain', password: PASSWORD } })
    ).json();
    const answer = await request.delete(`/api/worklist/${id}`, { headers: { 'x-auth-token': token } });
    expect(answer.status()).toBe(200);
  };
  for (const name of ['both', 'again']) {
    const job = { _id: `restored-${name}`, boatID: BOAT, title: `Restore ${name}`, dueDate: '2026-05-01' };
    expect((await api.post('/api/worklist', job)).status()).toBe(201);
    await remove(`restored-${name}`);
  }
  await login('captain', '/app/deleted?of=worklist');
  const bridge = await otherDevice('captain', '/app/deleted?of=worklist');
  const bridgeLink = controlLink(bridge.context());
  const row = (each: Page, name: string) => each.getByRole('row', { name: new RegExp(`Restore ${name}`) });
  const restore = async (each: Page, name: string) => {
    await row(each, name)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(row(each, name)).toContainText('On this device');
  };
  for (const each of [page, bridge])
    for (const name of ['both', 'again']) await expect(row(each, name)).toBeVisible();
  await link.down();
  await bridgeLink.down();
  await restore(page, 'both');
  await restore(bridge, 'both');
  await restore(bridge, 'again');
  await link.up();
  await expect(onDevice(page)).toHaveCount(0);
  expect((await api.post('/api/history/worklist/restored-again/restore', {})).status()).toBe(201);
  await remove('restored-again');
  await bridgeLink.up();
  await expect(bridge.getByRole('button', { name: 'Needs attention: 1' })).toBeVisible();
  await expect(onDevice(bridge)).toHaveCount(0);
  const list: { _id: string }[] = await api.get(`/api/worklist/boat/${BOAT}`);
  const restored = list.map(({ _id }) => _id).filter((id) => id.startsWith('restored-'));
  expect(restored).toEqual(['restored-both']);
});
