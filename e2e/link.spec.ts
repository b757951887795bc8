import type { Locator, Page } from '@playwright/test';
import { z } from 'zod/mini';
import { expect, PASSWORD, test } from './fixtures/index.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
const banner = (page: Page) => page.getByText(/^No link since \d\d:\d\d\./);
const search = (page: Page) => page.getByRole('searchbox', { name: /^Search [\d,]/ });
const onDevice = (page: Page) => page.getByRole('main').getByText('On this device');
const newEquipment = (page: Page) => page.getByRole('dialog', { name: 'New equipment' });

const fillNew = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'New equipment' }).click();
  await newEquipment(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await newEquipment(page).getByRole('textbox', { name: 'Serial number' }).fill('SN-77');
};

/** The boat's machines of a name, from the server. */
const equipmentOf = (page: Page, name: string) =>
  page.evaluate(async (requestedName) => {
    const { token } = JSON.parse(localStorage.getItem('shipshape.auth') ?? '{}').state;
    const answer = await fetch('/api/equipmentgroups/boat/boat-halcyon', {
      headers: { 'x-auth-token': token },
    });
    const list: { name: string }[] = await answer.json();
    return list.filter((item) => item.name === requestedName);
  }, name);
const countOf = async (page: Page, name: string) => (await equipmentOf(page, name)).length;

test('An engineer who starts without a connection sees one message, and continues when it is back', async ({
  page,
  login,
  link,
}) => {
  await link.down();
  await login('engineer', '/app/equipment');
  await expect(banner(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByText('Your account could not be loaded')).toBeVisible();
  await link.up();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('link', { name: 'Main engine, port' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('A person who cannot reach the server at sign-in is told so and keeps the name', async ({
  page,
  link,
}) => {
  await page.goto('/auth/login');
  await link.down();
  await page.getByRole('textbox', { name: 'User name' }).fill('engineer');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'No answer from the server.' })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('engineer');
  await link.up();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/app/home');
});

/**
 * An item saved without an answer is opened, says where it is stored, and is on the server once when the connection is
 * back.
 */
const storedThenSent = async (page: Page, bringBack: () => Promise<void>) => {
  await newEquipment(page).getByRole('button', { name: 'Save' }).click();
  await expect(title(page, 'Anchor ball')).toBeVisible();
  await expect(onDevice(page)).toBeVisible();
  await bringBack();
  await expect(onDevice(page)).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  await expect(title(page, 'Anchor ball')).toBeVisible();
  expect(await countOf(page, 'Anchor ball')).toBe(1);
};

test('An engineer whose connection is cut while he writes continues, and it is sent when the connection is back', async ({
  page,
  login,
  link,
}) => {
  await login('engineer', '/app/equipment');
  await expect(page.getByRole('link', { name: 'Main engine, port' })).toBeVisible();
  await fillNew(page, 'Anchor ball');
  await link.down();
  await storedThenSent(page, link.up);
});

test('An engineer without a connection reads on, sees one banner, and what he switches stays and is sent later', async ({
  page,
  login,
  link,
}) => {
  await login('engineer', '/app/equipment');
  await search(page).fill('generator 2');
  const atSea = page.getByRole('switch', { name: 'At sea: Generator 2' });
  await expect(atSea).toBeChecked();
  await link.down();
  await atSea.click();
  await expect(atSea).not.toBeChecked();
  await expect(banner(page)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/app/home');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Equipment' }).click();
  await search(page).fill('generator 2');
  await expect(atSea).not.toBeChecked();
  await expect(banner(page)).toHaveCount(1);
  // No action is needed: waiting changes are retried automatically.
  await link.up();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => equipmentOf(page, 'Generator 2')).toMatchObject([{ atSea: false }]);
  await expect(atSea).not.toBeChecked();
});

test('An engineer on a slow connection keeps working while an answer is under way', async ({
  page,
  login,
  link,
}) => {
  await login('engineer', '/app/equipment');
  await search(page).fill('generator 2');
  const atSea = page.getByRole('switch', { name: 'At sea: Generator 2' });
  await expect(atSea).toBeChecked();
  await link.slow(30_000);
  await atSea.click();
  await expect(atSea).not.toBeChecked();
  await page.getByRole('link', { name: 'Generator 2', exact: true }).click();
  await expect(title(page, 'Generator 2')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'At sea' })).not.toBeChecked();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/app/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('An engineer behind a captive portal is not misled by it', async ({ page, login, link }) => {
  await login('engineer', '/app/equipment');
  await expect(page.getByRole('link', { name: 'Main engine, port' })).toBeVisible();
  await link.captivePortal();
  await fillNew(page, 'Anchor ball');
  await storedThenSent(page, async () => {
    await expect(page.getByText('Welcome aboard our Wi-Fi')).toHaveCount(0);
    await link.up();
  });
});

test('An engineer whose save lost its answer has one machine, not two', async ({ page, login, link }) => {
  await login('engineer', '/app/equipment');
  await fillNew(page, 'Anchor ball');
  await link.loseNextReply();
  await newEquipment(page).getByRole('button', { name: 'Save' }).click();
  await expect(title(page, 'Anchor ball')).toBeVisible();
  await expect(onDevice(page)).toHaveCount(0);
  expect(await countOf(page, 'Anchor ball')).toBe(1);
});

test('An engineer who presses Save twice creates one machine, not two', async ({ page, login, link }) => {
  await login('engineer', '/app/equipment');
  await fillNew(page, 'Anchor ball');
  await link.slow(500);
  await newEquipment(page).getByRole('button', { name: 'Save' }).dblclick();
  await expect(title(page, 'Anchor ball')).toBeVisible();
  await link.up();
  expect(await countOf(page, 'Anchor ball')).toBe(1);
});

test('A page whose code fails to load says so, and opens when it loads', async ({
  page,
  login,
  problems,
}) => {
  problems.expected(/ERR_FAILED|dynamically imported module/);
  await login('captain');
  const gone = /\/assets\/onboard-[^/]*\.js$/;
  await page.route(gone, (route) => route.abort());
  await page.goto('/app/onboard');
  const failed = page.getByRole('alert').getByText('This page could not be shown');
  await expect(failed).toBeVisible();
  // The frame and its other pages still work.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Do today' })).toBeVisible();
  await page.goto('/app/onboard');
  await expect(failed).toBeVisible();
  await page.unroute(gone);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

const named = z.array(
  z.looseObject({
    _id: z.string(),
    name: z.string(),
    rev: z.number(),
    members: z._default(z.array(z.string()), []),
  }),
);

test('A captain without a connection adds, renames and deletes teams and saved views; all of it arrives, and a conflict names people', async ({
  page,
  request,
  login,
  link,
}) => {
  const signedIn = await request.post('/api/auth', { data: { username: 'superadmin', password: PASSWORD } });
  const headers = { 'x-auth-token': z.object({ token: z.string() }).parse(await signedIn.json()).token };
  const teams = async () =>
    named.parse(await (await request.get('/api/teams/boat/boat-halcyon', { headers })).json());
  const row = (name: string) => page.getByRole('row', { name });
  const tab = (name: string) => page.getByRole('tab', { name });
  const save = async (dialog: Locator) => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const pick = async (menu: string, item: string) => {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const fillName = async (dialog: Locator, name: string) => {
    await dialog.getByRole('textbox', { name: /^(View )?name/i }).fill(name);
    await save(dialog);
  };
  const saveView = async (name: string) => {
    await page.getByRole('button', { name: 'Save view' }).click();
    await fillName(page.getByRole('dialog', { name: 'Save view' }), name);
    await expect(tab(name)).toBeVisible();
  };

  await login('captain', '/app/teams');
  await expect(row('Fire team 1')).toBeVisible();
  await saveView('Old view');
  await link.down();
  await pick('View Old view', 'Delete view');
  await expect(tab('Old view')).toHaveCount(0);
  await saveView('Fire');
  await pick('View Fire', 'Rename view');
  await fillName(page.getByRole('dialog', { name: 'Rename view' }), 'Fire teams');
  await page.getByRole('button', { name: 'New team' }).click();
  await fillName(page.getByRole('dialog', { name: 'New team' }), 'Helicopter party');
  await pick('More: Helicopter party', 'Edit');
  await fillName(page.getByRole('dialog', { name: 'Helicopter party' }), 'Helideck party');
  await pick('More: First aid', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row('First aid')).toHaveCount(0);
  await pick('More: Fire team 2', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Fire team 2' });
  const leader = dialog.getByRole('combobox', { name: 'Leader' });
  const [, , mine = '', theirs = ''] = await leader.getByRole('option').allTextContents();
  await leader.selectOption(mine);
  await save(dialog);

  const there = (await teams()).find(({ name }) => name === 'Fire team 2');
  const answer = await request.put(`/api/teams/${there?._id}`, {
    headers,
    data: { leaderID: there?.members[2], rev: there?.rev },
  });
  expect(answer.status()).toBe(200);
  await link.up();
  await page.getByRole('button', { name: 'Needs attention: 1' }).click();
  const clash = page.getByRole('group', { name: 'Leader' });
  await expect(clash.getByText(mine)).toBeVisible();
  await expect(clash.getByText(theirs)).toBeVisible();
  await clash.getByRole('radio', { name: /Mine/ }).check();
  await page.getByRole('button', { name: `Use mine, ${mine}` }).click();
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => (await teams()).map(({ name }) => name).sort())
    .toEqual(['Fire team 1', 'Fire team 2', 'Helideck party', 'Rescue boat crew']);
  await expect
    .poll(async () => (await teams()).find(({ name }) => name === 'Fire team 2')?.leaderID)
    .toBe(there?.members[1]);
  await page.reload();
  await expect(tab('Fire teams')).toBeVisible();
  await expect(tab('Old view')).toHaveCount(0);
  await expect(row('Helideck party')).toBeVisible();
});
