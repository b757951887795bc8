import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { answerOf, network, testServer } from '#testing/server.ts';
import { companySchema, fleetRow } from './contract.ts';
import { readinessOf } from './rules.ts';

withRealServer();

const companies = async () => {
  const server = await testServer();
  const { token } = await server.signIn('superadmin');
  return z.array(companySchema).parse((await server.call('GET', '/api/managements', { token })).json);
};

/** One transparent pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

test('a company is created with its logo, and opens', async () => {
  const { user, router } = await renderApp('/app/management', 'superadmin');
  await user.click(await screen.findByRole('button', { name: 'New company' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New company' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Ponente Yachting');
  await user.upload(
    dialog.getByLabelText('Add image', { selector: 'input' }),
    new File([png], 'logo.png', { type: 'image/png' }),
  );
  await dialog.findByAltText('logo.png');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Company saved');
  const made = (await companies()).find(({ name }) => name === 'Ponente Yachting');
  expect(made?.images[0]?.name).toBe('logo.png');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/app/management/${made?._id}`));
  await screen.findByRole('heading', { name: 'Ponente Yachting', level: 1 });
});

test('a manager says that the company is an ISM company, sees the logo on the bar and who works there', async () => {
  const { user } = await renderApp('/app/management/management-blue', 'manager');
  const people = within(await screen.findByRole('region', { name: /^People of the company/ }));
  await people.findByRole('link', { name: /Ruth Okafor/ });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(
    dialog.getByLabelText('Add image', { selector: 'input' }),
    new File([png], 'logo.png', { type: 'image/png' }),
  );
  await dialog.findByText('As the bar shows it');
  await user.click(dialog.getByRole('switch', { name: /ISM company/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Company saved');
  expect((await companies()).find(({ _id }) => _id === 'management-blue')?.ismUser).toBe(true);
});

test('a boat is added to a company and removed again', async () => {
  const company = (await companies()).find(({ name }) => name.startsWith('Levante'));
  if (!company) throw new Error('The demo company is gone');
  const { user, queryClient } = await renderApp(`/app/management/${company._id}`, 'superadmin');
  await user.click(await screen.findByRole('button', { name: 'Add a vessel' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Vessel/), 'Aurora');
  await user.click(await dialog.findByRole('option', { name: /Aurora/ }));
  await user.click(dialog.getByRole('button', { name: 'Add a vessel' }));
  await screen.findByText('Vessel added to the company');
  await user.click(await screen.findByRole('button', { name: 'Remove from company: M/Y Aurora' }));
  const ask = within(await screen.findByRole('alertdialog'));
  await user.click(ask.getByRole('button', { name: 'Remove from company' }));
  await screen.findByText('Vessel removed from the company');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const after = (await companies()).find(({ _id }) => _id === company._id);
  expect(after?.boats.map(({ name }) => name)).toEqual(['S/Y Corsair']);
});

test('the fleet summary has a link to each other boat', async () => {
  const server = await testServer();
  const { token } = await server.signIn('manager');
  const rows = z.array(fleetRow).parse((await server.call('GET', '/api/managements/fleet', { token })).json);
  const { user } = await renderApp('/app/managementhome', 'manager');
  const sum = within(await screen.findByLabelText('Whole fleet'));
  const overdue = rows.reduce((all, row) => all + row.overdue, 0);
  expect(overdue).toBeGreaterThan(0);
  expect(sum.getByText('Jobs overdue').closest('div')?.textContent).toBe(`Jobs overdue${overdue}`);
  // The frame's tests cover the switch itself; here the button must request this boat.
  const asked: unknown[] = [];
  network.use(
    http.put('*/api/users/switch_boat', async ({ request }) => {
      asked.push(await request.json());
      return answerOf(request, { errors: [{ msg: 'Not now' }] }, 403);
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Switch to M/Y Meridian' }));
  await screen.findByText('Not now');
  expect(asked).toEqual([{ boatID: 'boat-meridian', boatName: 'M/Y Meridian' }]);
});

test('the people of all boats of the fleet are in one list', async () => {
  const { user } = await renderApp('/app/managementhome', 'manager');
  await user.click(await screen.findByRole('link', { name: 'People' }));
  await screen.findByRole('link', { name: 'Giorgio Bianchi' });
  await screen.findByRole('link', { name: 'Tom Halvorsen' });
  expect(screen.queryByText('Hugo van den Berg')).toBeNull();
});

test('the worst boat is first, and a figure opens its list on its boat', async () => {
  const server = await testServer();
  const { token } = await server.signIn('manager');
  const rows = z.array(fleetRow).parse((await server.call('GET', '/api/managements/fleet', { token })).json);
  const { user, router } = await renderApp('/app/start', 'manager');
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/managementhome'));
  const grid = within(await screen.findByRole('grid', { name: 'Fleet' }));
  // The header is there before the boats.
  await grid.findByRole('button', { name: /^M\/Y Meridian, Jobs overdue/ });
  const [, first] = grid.getAllByRole('row');
  const worst = [...rows].sort((a, b) => readinessOf(a) - readinessOf(b))[0];
  expect(first?.textContent).toContain(worst?.name);
  const meridian = rows.find(({ name }) => name === 'M/Y Meridian');
  expect(meridian?.overdue).toBeGreaterThan(0);
  await user.click(grid.getByRole('button', { name: `M/Y Meridian, Jobs overdue: ${meridian?.overdue}` }));
  await screen.findByText('Switched to M/Y Meridian');
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/worklist'));
  expect(router.state.location.search).toMatchObject({ view: 'open', f: { state: ['overdue'] } });
});
