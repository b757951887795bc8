import { expect, test } from './fixtures/index.ts';

test('The office proposes a transfer; one vessel sends it, the other receives it', async ({
  page,
  login,
  otherDevice,
}) => {
  await login('manager', '/app/inventory/stock-halcyon-1');
  const sisters = page.getByRole('region', { name: 'On sister vessels' });
  await sisters
    .getByRole('button', { name: /^Propose transfer with / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Impeller kit, / });
  const way = dialog.getByRole('combobox', { name: 'Which way' });
  await way.selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: 'How many' }).fill('2');
  await dialog.getByRole('button', { name: 'Propose transfer' }).click();
  await expect(page.getByText('Transfer proposed to both vessels')).toBeVisible();

  const engineer = await otherDevice('engineer', '/app/inventory/stock-halcyon-1');
  const used = engineer.getByRole('region', { name: 'Used by' });
  await used.getByRole('button', { name: 'Send', exact: true }).click();
  const send = engineer.getByRole('dialog', { name: /^Impeller kit to / });
  await send.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(engineer.getByText('Sent on its way')).toBeVisible();
  await expect(engineer.getByRole('row', { name: /Took 2.*→/ })).toBeVisible();
  await engineer.goto('/app/transfers');
  await expect(engineer.getByRole('row', { name: /On its way.*Impeller kit/ })).toBeVisible();
});
