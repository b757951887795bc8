import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures/index.ts';

const PIN = '4711';
const BOAT = 'boat-halcyon';

const sign = async (page: Page, button: string, dialog: string) => {
  await page.getByRole('button', { name: button }).click();
  const box = page.getByRole('dialog', { name: dialog });
  await box.getByLabel('PIN', { exact: true }).fill(PIN);
  await box.getByRole('button', { name: button }).click();
  await expect(box).toHaveCount(0);
};

test('A rota is made and posted, a watch is handed over with both signatures, and orders are read', async ({
  page,
  login,
  request,
  otherDevice,
}) => {
  const signIn = async (username: string) =>
    (await (await request.post('/api/auth', { data: { username, password: PASSWORD } })).json()).token;
  for (const persona of ['jweber', 'kmori']) {
    const set = await request.put(`/api/profile/pin/profile-${persona}`, {
      headers: { 'x-auth-token': await signIn(persona), 'x-confirm': PASSWORD },
      data: { masterPinCode: PIN },
    });
    expect(set.ok(), await set.text()).toBe(true);
  }
  const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  const headers = { 'x-auth-token': await signIn('captain') };
  const planned = await request.post('/api/watchplans', {
    headers,
    data: {
      ...{
        _id: 'plan-of-test',
        boatID: BOAT,
        from: day(30),
        to: day(31),
        mode: 'sea',
        place: 'Bonifacio to Capri',
      },
      ...{ station: 'bridge', template: 'fourEight', hours: '', dayWork: '' },
      people: ['user-captain', 'user-jweber', 'user-kmori'],
    },
  });
  expect(planned.ok(), await planned.text()).toBe(true);

  await login('jweber', `/app/watchkeeping?from=${day(30)}`);
  await expect(page.getByRole('region', { name: 'On watch now' })).toBeVisible();
  await page.getByRole('button', { name: 'Make the rota' }).click();
  const made = page.getByRole('dialog', { name: 'Make the rota' });
  await expect(made).toContainText('12 watches.');
  await expect(made).toContainText('They keep everybody’s hours of rest');
  await made.getByRole('button', { name: 'Post the rota' }).click();
  await expect(made).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Kenji Mori, Bridge/ }).first()).toBeVisible();
  await page
    .getByRole('link', { name: /^Kenji Mori, Bridge/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Bridge: Kenji Mori' })).toBeVisible();
  const address = new URL(page.url()).pathname;

  const second = await otherDevice('kmori', address);
  await second.getByRole('button', { name: 'Write notes' }).click();
  const notes = second.getByRole('dialog', { name: 'Write notes' });
  await notes.getByLabel('Notes').fill('Ferry for Olbia, red 20, 9.2 nm.');
  await notes.getByRole('button', { name: 'Save' }).click();
  await expect(notes).toHaveCount(0);
  await sign(second, 'Sign the hand-over', 'Hand over the watch');
  await expect(second.getByText(/^Handed over by Kenji Mori/)).toBeVisible();

  await expect(page.getByText('Ferry for Olbia, red 20, 9.2 nm.')).toBeVisible();
  await page.getByRole('button', { name: 'Take the watch' }).click();
  const taking = page.getByRole('dialog', { name: 'Take the watch' });
  await taking.getByRole('combobox').selectOption('user-jweber');
  await taking.getByLabel('PIN', { exact: true }).fill(PIN);
  await taking.getByRole('button', { name: 'Take the watch' }).click();
  await expect(taking).toHaveCount(0);
  await expect(page.getByText(/^Taken by Jonas Weber/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Watch', exact: true })).toContainText('Relieved');

  await second.goto('/app/watchkeepinglogs');
  await expect(second.getByRole('row', { name: /Ferry for Olbia/ })).toContainText('Signed by both');

  const deckhand = await otherDevice('deckhand', '/app/watchkeeping');
  const night = deckhand.getByRole('article', { name: 'Night orders, Antibes' });
  await night.getByRole('button', { name: 'Read and understood' }).click();
  await expect(night).toContainText('Read by Amy Clarke');
});
