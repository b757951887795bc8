import type { Page } from '@playwright/test';
import { z } from 'zod/mini';
import { PASSWORD } from './fixtures/index.ts';
import { device, expect, fetched, signIn, type Tablet, title } from './fixtures/tablet.ts';

const session = z.object({ token: z.string() });
const BOAT = 'boat-halcyon';

/** Calls the server beside the app, as the captain. */
const serverOf = async ({ origin }: Tablet) => {
  const ask = async (path: string, body?: object, token = ''): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-auth-token': token },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.ok, path).toBe(true);
    return answer.json();
  };
  const { token } = session.parse(await ask('/api/auth', { username: 'captain', password: PASSWORD }));
  return {
    get: (path: string) => ask(path, undefined, token),
    post: (path: string, body: object) => ask(path, body, token),
  };
};

const saved = async (page: Page, name: string) => {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
};

/** Waits until this many changes are stored: a page that is left at once has not stored its last one yet. */
const kept = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: `On this device: ${count}` })).toBeVisible();

device(
  'A captain changes a team, a certificate, a saved view and a profile that were never opened, without a link; each waits in words and is sent',
  async ({ tablet }) => {
    const before = await serverOf(tablet);
    const view = {
      _id: 'view-of-pumps',
      boatID: BOAT,
      list: 'equipment',
      name: 'Pumps',
      shared: false,
      state: { q: 'pump' },
    };
    await before.post('/api/savedviews', view);
    const page = await tablet.open('/auth/login');
    await signIn(page, 'captain');
    await fetched(page);
    await tablet.stopServer();

    await page.goto(`${tablet.origin}/app/teams`);
    await expect(page.getByText(/^No link since/)).toBeVisible();
    await page.getByRole('button', { name: 'Fire team 2', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Fire team 2' })
      .getByRole('textbox', { name: 'Duty' })
      .fill('Hoses, aft station');
    await saved(page, 'Fire team 2');
    await kept(page, 1);

    await page.goto(`${tablet.origin}/app/employees/certificates`);
    await page.getByRole('button', { name: /STCW basic safety training.*Luca Ferri/ }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Number' }).fill('BST-2027');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await kept(page, 2);

    await page.goto(`${tablet.origin}/app/equipment`);
    await page.getByRole('tab', { name: /^Pumps/ }).click();
    await page.getByRole('button', { name: 'View Pumps' }).click();
    await page.getByRole('menuitem', { name: 'Rename view' }).click();
    await page
      .getByRole('dialog', { name: 'Rename view' })
      .getByRole('textbox', { name: 'View name' })
      .fill('Bilge pumps');
    await saved(page, 'Rename view');
    await expect(page.getByRole('tab', { name: /^Bilge pumps/ })).toBeVisible();
    await kept(page, 3);

    await page.goto(`${tablet.origin}/app/editprofile/profile-lferri`);
    await page.getByRole('textbox', { name: 'City' }).fill('Camogli');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(title(page)).toHaveText('Luca Ferri');

    await page.getByRole('button', { name: 'On this device: 4' }).click();
    const panel = page.getByRole('dialog', { name: 'Changes on this device' });
    for (const text of [
      'Duty: Boundary cooling, aft station → Hoses, aft station',
      /^Number: BST-\d+ → BST-2027$/,
      'Name: Pumps → Bilge pumps',
      'City: Genoa → Camogli',
    ])
      await expect(panel.getByText(text)).toBeVisible();

    await tablet.startServer();
    await panel.getByRole('button', { name: 'Try now' }).click();
    await expect(panel.getByText('Everything has been sent')).toBeVisible();
    const { get } = await serverOf(tablet);
    expect(await get(`/api/teams/boat/${BOAT}`)).toContainEqual(
      expect.objectContaining({ name: 'Fire team 2', description: 'Hoses, aft station' }),
    );
    expect(await get('/api/certificates/person/user-lferri')).toContainEqual(
      expect.objectContaining({ kind: 'basicSafety', number: 'BST-2027' }),
    );
    expect(await get(`/api/savedviews/equipment/boat/${BOAT}`)).toMatchObject([{ name: 'Bilge pumps' }]);
    expect(await get('/api/profile/profiledetails/profile-lferri')).toMatchObject({ city: 'Camogli' });
  },
);
