import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { apiAs } from './fixtures/jobs.ts';
import { controlLink } from './fixtures/link.ts';

const BOAT = 'boat-halcyon';

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
/** Each write of the first device with each of the second, and what the second one's person is asked about. */
const pairs = names.flatMap((first) =>
  names.map((second) => ({ first, second, title: `${first}, ${second}`, id: `pair-${first}-${second}` })),
);

/** The one of a pair that comes second is asked about, unless both can stand. */
const isAsked = (first: string, second: string) =>
  first === second ? first !== 'delete' : first === 'delete' || second === 'delete';
const asked = pairs.filter(({ first, second }) => isAsked(first, second));

test('A captain who edits, completes and deletes the same jobs on two tablets without a link loses nothing without a word', async ({
  page,
  login,
  link,
  otherDevice,
  request,
  problems,
}) => {
  problems.expected(/status of (400|404|409|410)/);
  const api = await apiAs(request, 'captain');
  for (const { id, title } of pairs) {
    const job = { _id: id, boatID: BOAT, title, dueDate: '2026-05-01', calendarInterval: 1 };
    expect((await api.post('/api/worklist', job)).status()).toBe(201);
  }
  await login('captain', '/app/worklist');
  const bridge = await otherDevice('captain', '/app/worklist');
  const links = { page: link, bridge: controlLink(bridge.context()) };
  for (const each of [page, bridge]) {
    await each.getByRole('searchbox', { name: /^Search/ }).fill('edit, edit');
    await expect(each.getByRole('link', { name: 'edit, edit' })).toBeVisible();
  }
  await links.page.down();
  await links.bridge.down();
  for (const { id, title, first, second } of pairs)
    for (const [each, write, device] of [
      [page, first, 'the tablet'],
      [bridge, second, 'the bridge'],
    ] as const) {
      await each.goto(`/app/jobdetails/${id}`);
      await expect(each.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await writes[write]?.(each, device);
    }
  const waiting = (each: Page) => each.getByRole('button', { name: /^On this device: / });
  await links.page.up();
  await expect(waiting(page)).toHaveCount(0);
  await links.bridge.up();
  const question = bridge.getByRole('button', { name: `Needs attention: ${asked.length}` });
  await expect(question).toBeVisible();
  await question.click();
  for (const { title } of asked) await expect(bridge.getByText(title, { exact: true }).first()).toBeVisible();
  const list: { _id: string; location?: string }[] = await api.get(`/api/worklist/boat/${BOAT}`);
  for (const { id, title, first, second } of pairs) {
    const job = list.find(({ _id }) => _id === id);
    const works: { note: string }[] = job ? await api.get(`/api/worklist/works/${id}`) : [];
    const notes = works.map(({ note }) => note);
    const both = isAsked(first, second) ? [first] : [first, second];
    expect([title, job === undefined]).toEqual([title, both.includes('delete')]);
    if (!job) continue;
    const devices = {
      [first]: 'the tablet',
      ...(both.length > 1 && first !== second ? { [second]: 'the bridge' } : {}),
    };
    expect([title, job.location ?? '']).toEqual([title, devices.edit ? `Seen by ${devices.edit}` : '']);
    expect([title, notes]).toEqual([title, devices.complete ? [`Done by ${devices.complete}`] : []]);
  }
});
