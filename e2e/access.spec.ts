import type { Page } from '@playwright/test';
import { expect, PASSWORD, type Persona, test } from './fixtures/index.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const links = (page: Page, menu: string) => page.getByRole('navigation', { name: menu }).getByRole('link');
/** The entries of the menu's page, which lists all of them, without the person's own. */
const pages = (page: Page) =>
  page
    .getByRole('navigation', { name: 'All pages' })
    .getByRole('list')
    .and(page.locator(':not([aria-label="You"])'))
    .getByRole('link');

const ofCrew = [
  'Edit Profile',
  'Hours of Rest',
  'On / Off Board',
  'My Vessel',
  'Help Center',
  'Equipment Photos',
  'Sign Out',
];
const ofDay = ['Home', /^Jobs/, 'Equipment', /^Logbook/, /^Watchkeeping/];
const ofStores = [/^Inventory/, 'Spare Parts', 'Supplier', 'Orders'];
const ofRest = ['Hours of Rest', 'My leave'];
const ofPapers = ['Vessel Docs', 'Ship certificates', 'ISM', 'Checklists'];
const ofPeople = [
  'Crew',
  'Employees',
  'Guests',
  'Teams',
  'Users',
  'On / Off Board',
  ...ofRest,
  'Crew leave',
  'Payroll',
];
const ofCaptain = [...ofDay, ...ofStores, ...ofPeople, ...ofPapers];
const ofOffice = [...ofCaptain, 'Fleet', 'Management'];

/** Each user's menu, by the flags of their account, and their profile menu. */
const menus: { who: Persona; name: string; menu: (string | RegExp)[]; profile: string[] }[] = [
  {
    who: 'engineer',
    name: 'Tom Halvorsen, Chief Engineer',
    menu: [...ofDay, ...ofStores, 'On / Off Board', ...ofRest, ...ofPapers],
    profile: ofCrew,
  },
  {
    who: 'deckhand',
    name: 'Amy Clarke, Deckhand',
    menu: [...ofDay, /^Inventory/, 'On / Off Board', ...ofRest],
    profile: ofCrew,
  },
  {
    who: 'chef',
    name: 'Mathieu Lambert, Head Chef',
    menu: ['Home', /^Jobs/, /^Inventory/, 'Supplier', 'Orders', 'Guests', 'On / Off Board', ...ofRest],
    profile: ofCrew,
  },
  {
    who: 'guestuser',
    name: 'Sandrine Pélissier, Class Surveyor',
    menu: ['Home', 'Vessel Docs', 'Ship certificates', 'Checklists'],
    profile: ofCrew.filter((label) => label !== 'On / Off Board'),
  },
  {
    who: 'yard',
    name: 'Miquel Serra, Project Manager',
    menu: ['Home'],
    profile: ['Edit Profile', 'Sign Out'],
  },
  {
    who: 'contractor',
    name: 'Dieter Hauser, Engine Service Technician',
    menu: ['Home'],
    profile: ['Edit Profile', 'Sign Out'],
  },
  {
    who: 'manager',
    name: 'Ruth Okafor, Management',
    menu: ofOffice,
    profile: ofCrew.filter((label) => label !== 'Hours of Rest'),
  },
  {
    who: 'superadmin',
    name: 'Ingrid Solberg, System administrator',
    menu: [...ofOffice, 'Super Admin'],
    profile: ofCrew,
  },
  {
    who: 'rival',
    name: 'Hugo van den Berg, Captain',
    menu: ofCaptain,
    profile: ofCrew,
  },
];

for (const { who, name, menu, profile } of menus)
  test(`The ${who} sees the menu that the account's flags allow`, async ({ page, login }) => {
    await login(who, '/app/menu');
    await expect(pages(page)).toHaveText(menu);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('menuitem')).toHaveText(profile);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  });

test('A chef who opens the teams sees why it is not shown, inside the frame', async ({ page, login }) => {
  await login('chef', '/app/teams');
  await expect(page.getByRole('heading', { name: 'No access', level: 1 })).toBeVisible();
  await expect(page.getByText('You do not have access to Teams.')).toBeVisible();
  await expect(links(page, 'Main menu').filter({ hasText: /^(Home|Guests)$/ })).toHaveCount(2);
  await expect(page).toHaveURL('/app/teams');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/app/home');
});

test('The server refuses a chef too, not only the page', async ({ request }) => {
  const { token } = await (
    await request.post('/api/auth', { data: { username: 'chef', password: PASSWORD } })
  ).json();
  // Whoever has jobs reads the teams' names; their page and the accounts are for those who manage people.
  const answer = await request.get('/api/users/boat/boat-halcyon', {
    headers: { 'x-auth-token': token },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toEqual({ errors: [{ msg: 'You do not have access to this.' }] });
});

test('An engineer of an expired boat is told what happened and whom to call', async ({ page, login }) => {
  await login('expired', '/app/equipment');
  await expect(page.getByRole('heading', { name: 'Access has ended', level: 1 })).toBeVisible();
  await expect(page.getByText('The subscription of M/Y Aurora has expired')).toBeVisible();
  await expect(page.getByText(/^Call .*Have this ready: M\/Y Aurora · IMO 9609122/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Goran Babić, Chief Engineer' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Help Center', 'Sign Out']);
  await page.getByRole('menuitem', { name: 'Help Center' }).click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  // Every page of the boat says the same.
  for (const path of [
    '/app/home',
    '/app/worklist',
    '/app/worklist/round',
    '/app/equipment/hours',
    '/app/manageequipment',
    '/app/equipmentphotos',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access has ended', level: 1 })).toBeVisible();
  }
});

test('A signed-out user is sent to sign-in first, and then to the requested page', async ({ page }) => {
  await page.goto('/app/equipment?q=generator&view=critical');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.type('engineer');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Equipment', level: 1 })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('generator');
  await expect(page).toHaveURL(/\/app\/equipment\?.*view=critical/);
});

test('A link in a mail cannot send a person to another site after sign-in', async ({ page }) => {
  await page.goto('/auth/login?to=https%3A%2F%2Fevil.example%2F');
  await page.getByRole('textbox', { name: 'User name' }).fill('engineer');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/home');
});

test('An engineer who mistypes a URL is redirected to a sensible page', async ({ page, login }) => {
  await page.goto('/auth/nowhere');
  await expect(page).toHaveURL('/auth/login');
  await page.goto('/app/nowhere');
  await expect(page).toHaveURL(/\/auth\/login/);
  await login('engineer', '/');
  await expect(page).toHaveURL('/app/home');
  for (const path of [
    '/app',
    '/app/nowhere',
    '/app/nowhere/else',
    '/nowhere',
    '/auth/nowhere',
    '/auth/login',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Enter hours' }).first()).toBeVisible();
    await expect(page).toHaveURL('/app/home');
  }
});

test('A manager switches to her other boat and sees its equipment', async ({ page, login }) => {
  await login('manager', '/app/equipment');
  await expect(page.getByText('336 items, 50 critical')).toBeVisible();
  await page.getByRole('button', { name: 'M/Y Halcyon, switch vessel' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /M\/Y Meridian/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Switched to M/Y Meridian' })).toBeVisible();
  await expect(page).toHaveURL('/app/home');
  await links(page, 'Main menu').filter({ hasText: 'Equipment' }).click();
  await expect(page.getByRole('heading', { name: 'Equipment', level: 1 })).toBeVisible();
  await expect(page.getByText(/^\d+ items, \d+ critical$/)).not.toHaveText('336 items, 50 critical');
  await expect(page.getByRole('contentinfo')).toContainText('M/Y Meridian');
  // The choice persists, here and on her other devices.
  await page.reload();
  await expect(page.getByRole('button', { name: 'M/Y Meridian, switch vessel' })).toBeVisible();
});

test('A superadmin without a boat chooses one', async ({ page, login }) => {
  await login('superadmin');
  await expect(page.getByText('No vessel chosen')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /M\/Y Halcyon/ })).toBeVisible();
  await page.getByRole('button', { name: 'Choose a vessel' }).click();
  await page.keyboard.press('Escape');
  // Every page about a vessel says so instead of loading for ever, and offers the vessels.
  await page.goto('/app/worklist');
  await expect(page.getByRole('heading', { name: 'Choose a vessel', level: 1 })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /S\/Y Corsair/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Switched to S/Y Corsair' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'S/Y Corsair, switch vessel' })).toBeVisible();
});

test('A captain of another company never sees our boat', async ({ page, login, request, problems }) => {
  problems.expected(/status of 40[34]/);
  const sign = async (username: string) =>
    (await (await request.post('/api/auth', { data: { username, password: PASSWORD } })).json()).token;
  const mine = { 'x-auth-token': await sign('engineer') };
  const theirs = { 'x-auth-token': await sign('rival') };
  const list = await (await request.get('/api/equipmentgroups/boat/boat-halcyon', { headers: mine })).json();
  const { _id } = list.find(({ name }: { name: string }) => name === 'Main engine, port');
  const calls = [
    `/api/equipmentgroups/${_id}`,
    '/api/equipmentgroups/boat/boat-halcyon',
    `/api/history/equipmentgroups/${_id}`,
  ];
  for (const path of calls)
    expect([403, 404]).toContain((await request.get(path, { headers: theirs })).status());

  await login('rival', `/app/equipment/${_id}`);
  await expect(page.getByRole('button', { name: 'Hugo van den Berg, Captain' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Main engine, port')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /switch vessel/ })).toHaveCount(0);
});

test('A captain signs a deckhand out everywhere, and her lost tablet shows nothing more', async ({
  page,
  login,
  otherDevice,
  problems,
}) => {
  problems.expected(/status of 401/);
  const tablet = await otherDevice('deckhand', '/app/equipment');
  await expect(tablet.getByRole('link', { name: 'Main engine, port' })).toBeVisible();
  await login('captain', '/app/userdetails/user-deckhand');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Signed out everywhere')).toBeVisible();
  await expect(tablet).toHaveURL(/\/auth\/login/);
  await expect(tablet.getByText('Main engine, port')).toHaveCount(0);
});
