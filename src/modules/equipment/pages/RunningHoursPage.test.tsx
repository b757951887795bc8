import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { fail, testServer } from '#testing/server.ts';
import { equipment } from '../contract.ts';

withRealServer();

const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `${name}, now` });
const rowOf = async (name: string) => {
  const row = (await input(name)).closest('li');
  if (!row) throw new Error(`No row of ${name}`);
  return within(row);
};
const save = () => screen.getByRole('button', { name: 'Save round' });

/** The server's data, as another user sees it. */
const onServer = async (name: string) => {
  const { app, signIn } = await testServer();
  const { token } = await signIn('captain');
  const answer = await app.request('/api/equipmentgroups/boat/boat-halcyon', {
    headers: { 'x-auth-token': token },
  });
  return z
    .array(equipment.item)
    .parse(await answer.json())
    .find((item) => item.name === name);
};

describe('a round of running hours', () => {
  test('is entered with Enter from meter to meter and saved in one go', async () => {
    const { user } = await renderApp('/app/equipment/hours', 'engineer');
    await user.click(await input('Main engine, port'));
    await user.keyboard('6950{Enter}6873,5{Enter}');
    expect(document.activeElement).toBe(await input('Generator 1'));
    expect((await rowOf('Main engine, port')).getByText('+2 h')).toBeTruthy();
    expect(screen.getByText('2 of 28 entered')).toBeTruthy();
    await user.click(save());
    expect(await screen.findByText('Hours saved')).toBeTruthy();
    expect((await input('Main engine, port')).value).toBe('');
    expect((await rowOf('Main engine, starboard')).getByText('6,873.5')).toBeTruthy();
    expect(await onServer('Main engine, starboard')).toMatchObject({
      meterValue: 6873.5,
      updatedBy: 'Tom Halvorsen',
    });
    expect(localStorage.getItem('draft:hours:boat-halcyon')).toBeNull();
  });

  const question = () => screen.findByRole('alertdialog', { name: 'Save anyway?' });

  test('figures that can hardly be true are asked about once, and nothing is sent or lost on the way back', async () => {
    const { user } = await renderApp('/app/equipment/hours', 'engineer');
    await user.type(await input('Generator 1'), '4821');
    await user.type(await input('Generator 2'), '62290');
    await user.type(await input('Separator, fuel'), '2081');
    await user.click(save());
    const asked = within(await question());
    expect(asked.getByText(/^Generator 2: 56,069 h since .* \d\d:\d\d\.$/)).toBeTruthy();
    expect(asked.getByText(/^Separator, fuel: lower than the last reading, 2,810 h, /)).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect((await rowOf('Separator, fuel')).getByText(/Typing error, or a new meter\?/)).toBeTruthy();
    expect(await onServer('Generator 1')).toMatchObject({ meterValue: 4812 });
    expect((await input('Generator 1')).value).toBe('4821');
    await user.click(save());
    await user.click(within(await question()).getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('Hours saved')).toBeTruthy();
    expect(await onServer('Generator 2')).toMatchObject({ meterValue: 62_290 });
    expect(await onServer('Separator, fuel')).toMatchObject({ meterValue: 2081, hours: 2081 });
  });

  test('what was saved is taken back with Undo', async () => {
    const { user } = await renderApp('/app/equipment/hours', 'engineer');
    const before = await onServer('Generator 1');
    await user.type(await input('Generator 1'), '4830');
    await user.click(save());
    await screen.findByText('Hours saved');
    expect(await onServer('Generator 1')).toMatchObject({ meterValue: 4830 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Entry taken back')).toBeTruthy();
    const { hours, meterValue, hoursAt, hoursPerDay } = before ?? {};
    const after = await onServer('Generator 1');
    expect(after).toMatchObject({ hours, meterValue, hoursAt });
    expect(after?.hoursPerDay).toBeCloseTo(hoursPerDay ?? 0);
    expect((await rowOf('Generator 1')).getByText('4,812')).toBeTruthy();
  });

  test("a figure that does not fit somebody else's newer reading waits with its question, and the rest is saved", async () => {
    const { user } = await renderApp('/app/equipment/hours', 'engineer');
    await user.type(await input('Generator 1'), '4821');
    await user.type(await input('Generator 2'), '6229');
    const generator = await onServer('Generator 2');
    const { app, signIn } = await testServer();
    const { token } = await signIn('captain');
    await app.request('/api/equipmentgroups/readings/boat-halcyon', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': token },
      body: JSON.stringify({
        readings: [
          {
            _id: 'reading-of-elena',
            equipmentID: generator?._id,
            at: new Date(Date.now() - 60_000).toISOString(),
            value: 6240,
            // Early in the day it is more than has passed since the last one.
            confirmed: true,
          },
        ],
      }),
    });
    await user.click(save());
    expect(await screen.findByText(/Generator 2.*Lower than the last reading, 6240 h\./)).toBeTruthy();
    await waitFor(async () => expect(await onServer('Generator 1')).toMatchObject({ meterValue: 4821 }));
    expect(await onServer('Generator 2')).toMatchObject({ meterValue: 6240 });
    await user.click(await screen.findByRole('button', { name: /^(On this device|Needs attention): 1/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Changes on this device' }));
    await user.click(await panel.findByRole('button', { name: 'Save anyway' }));
    await waitFor(async () => expect(await onServer('Generator 2')).toMatchObject({ meterValue: 6229 }));
  });

  test('a round that the server refuses stays on the device and can be sent again', async () => {
    const { user, router } = await renderApp('/app/equipment/hours', 'engineer');
    await user.type(await input('Watermaker 1'), '3389');
    fail('post', '*/api/equipmentgroups/readings/:boatID', 403, 'Not allowed.');
    await user.click(save());
    expect(await screen.findByText('Not allowed.')).toBeTruthy();
    expect((await rowOf('Watermaker 1')).getByText('3,377')).toBeTruthy();
    expect(localStorage.getItem('draft:hours:boat-halcyon')).toContain('3389');
    await user.click(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
        name: 'Equipment',
      }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Equipment', level: 1 });
    await router.navigate({ to: '/app/equipment/hours' });
    expect((await input('Watermaker 1')).value).toBe('3389');
  });

  test('a replaced meter starts again and the running hours continue', async () => {
    const { user } = await renderApp('/app/equipment/hours', 'engineer');
    await user.type(await input('Separator, fuel'), '3');
    await user.tab();
    await user.click((await rowOf('Separator, fuel')).getByRole('button', { name: 'Meter was replaced' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New meter on Separator, fuel' }));
    const old = dialog.getByRole('textbox', { name: /Last reading of the old meter/ });
    await user.clear(old);
    await user.type(old, '2805');
    await user.click(dialog.getByRole('button', { name: 'Use new meter' }));
    expect(await dialog.findByText('The old meter cannot have ended below its last reading.')).toBeTruthy();
    await user.clear(old);
    await user.type(old, '2815');
    await user.click(dialog.getByRole('button', { name: 'Use new meter' }));
    const row = await rowOf('Separator, fuel');
    expect(await row.findByText('New meter, begins at 0 h. The old one ended at 2,815 h.')).toBeTruthy();
    expect(row.getByText('+5 h')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(save());
    expect(await screen.findByText('Hours saved')).toBeTruthy();
    expect(await onServer('Separator, fuel')).toMatchObject({ meterValue: 0, hours: 2815 });
  });
});
