import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { hold, testServer } from '#testing/server.ts';
import { equipment } from '../contract.ts';

withRealServer();

const machine = async (name: string) => {
  const { call, signIn } = await testServer();
  const { token } = await signIn('captain');
  const { json } = await call('GET', '/api/equipmentgroups/boat/boat-halcyon', { token });
  const found = z
    .array(equipment.item)
    .parse(json)
    .find((item) => item.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));
/** Found by text: while the dialog waits for the server, everything behind it is hidden from accessibility. */
const nextDue = async () => (await screen.findByText('Next due')).closest('.ro')?.textContent;

describe('a machine with its jobs', () => {
  test('shows the open jobs on it and below it, and the last work', async () => {
    const { _id } = await machine('Generator 1');
    await renderApp(`/app/equipment/${_id}`, 'engineer');
    const open = await region('Open jobs');
    const [first] = open.getAllByRole('link');
    expect(first?.textContent).toBe('Replace raw water pump impeller');
    expect(open.getByText('38 h left')).toBeTruthy();
    const last = await region('Last work');
    expect(last.getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Report a defect' })).toBeTruthy();
  });

  test('entering hours moves the due date at once, before the server has answered', async () => {
    const { _id } = await machine('Generator 1');
    const { user } = await renderApp(`/app/equipment/${_id}`, 'engineer');
    await waitFor(async () => expect(await nextDue()).toContain('38h'));
    const release = hold('post', '*/api/equipmentgroups/readings/:boatID');
    await user.click(screen.getByRole('button', { name: 'Enter hours' }));
    const dialog = within(await screen.findByRole('dialog'));
    const now = dialog.getByRole('textbox', { name: /Generator 1|Meter reading|now/ });
    await user.clear(now);
    await user.type(now, '4855');
    await user.click(dialog.getByRole('button', { name: /Save/ }));
    // More hours than have passed; the last reading was yesterday in UTC, not always by the ship's clock.
    const question = within(await screen.findByRole('alertdialog', { name: 'Save anyway?' }));
    expect(question.getByText(/^Generator 1: 43 h since /)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Save anyway' }));
    await waitFor(async () => expect(await nextDue()).toContain('5h over'));
    expect(screen.getByText('5 h over')).toBeTruthy();
    expect((await machine('Generator 1')).meterValue).toBe(4812);
    release();
    await waitFor(async () => expect((await machine('Generator 1')).meterValue).toBe(4855));
    expect(await nextDue()).toContain('5h over');
  });

  test('the list of equipment shows open and next due jobs, only to users who may see jobs', async () => {
    await renderApp('/app/equipment?q=generator%201', 'engineer');
    const grid = await screen.findByRole('treegrid');
    expect(within(grid).getByRole('columnheader', { name: /Next due/ })).toBeTruthy();
    // Collapsed or not, a group shows the state of what is below it: here the emergency generator.
    const [group] = await within(grid).findAllByText('3 days over');
    expect(group?.closest('[role=row]')?.textContent).toContain('Power generation');
  });
});
