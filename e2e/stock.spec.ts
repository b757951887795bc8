import { expect, test } from './fixtures/index.ts';
import { settled, watchTraffic } from './fixtures/settled.ts';

test('An engineer takes the last impellers without a link; another tablet sees it when the link is back', async ({
  page,
  login,
  link,
  otherDevice,
}) => {
  const ashore = await otherDevice('captain', '/app/inventory');
  await expect(ashore.getByRole('row', { name: /Enough.*Impeller kit/ })).toBeVisible();
  watchTraffic(page);
  await login('engineer', '/app/inventory');
  await page.getByRole('searchbox', { name: /Search/ }).fill('18958');
  await page.getByRole('link', { name: 'Impeller kit' }).click();
  await expect(page.getByRole('row', { name: /Received 2/ })).toBeVisible();
  // What the dialog asks for is here too.
  await settled(page, 300);
  await link.down();
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Impeller kit' });
  await dialog.getByRole('textbox', { name: 'How many' }).fill('3');
  await expect(dialog.getByText('leaves 1 on board')).toBeVisible();
  await expect(dialog.getByText('Below minimum')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'For' }).fill('Generator 1 and 2');
  await dialog.getByRole('button', { name: 'Take 3' }).click();
  await expect(page.getByRole('row', { name: /Took 3.*Generator 1 and 2/ })).toBeVisible();
  await expect(page.getByText('Below minimum')).toBeVisible();
  // Meanwhile somebody else receives two: both count.
  await ashore.getByRole('link', { name: 'Impeller kit' }).click();
  await ashore.getByRole('button', { name: 'Receive', exact: true }).click();
  const receiving = ashore.getByRole('dialog', { name: 'Impeller kit' });
  await receiving.getByRole('textbox', { name: 'How many' }).fill('2');
  await receiving.getByRole('button', { name: 'Receive 2' }).click();
  await expect(ashore.getByText('Impeller kit: received 2, now 6 on board')).toBeVisible();
  await link.up();
  await expect(ashore.getByRole('row', { name: /Took 3.*Generator 1 and 2/ })).toBeVisible();
  const aboard = ashore.getByLabel('Stock').getByText('3', { exact: true }).first();
  await expect(aboard).toBeVisible();
});
