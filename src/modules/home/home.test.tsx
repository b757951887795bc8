import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { worklist } from '#modules/worklist/contract.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { fail, hold, testServer } from '#testing/server.ts';

withRealServer();

const figure = async (label: string) => {
  const strip = within(await screen.findByLabelText('At a glance'));
  const link = await strip.findByRole('link', { name: label });
  await waitFor(() => expect(link.closest('.ro')?.querySelector('.v')?.textContent?.trim()).not.toBe(''));
  return { link, text: link.closest('.ro')?.textContent };
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

const onServer = async (title: string) => {
  const { call, signIn } = await testServer();
  const { token } = await signIn('captain');
  const { json } = await call('GET', '/api/worklist/boat/boat-halcyon', { token });
  return z
    .array(worklist.item)
    .parse(json)
    .find((job) => job.title === title);
};

describe('home at a desk', () => {
  test('shows the state of the work, each figure with a link to its list', async () => {
    const { user, router } = await renderApp('/app/home', 'captain');
    expect((await figure('Overdue')).text).toBe('Overdue42 on critical equipment');
    expect((await figure('No status')).text).toContain('No status6');
    expect((await figure('Waiting for parts')).text).toContain('Waiting for parts3');
    const { link } = await figure('Overdue');
    await user.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/worklist'));
    expect(router.state.location.search).toMatchObject({ view: 'due', f: { state: ['overdue'] } });
  });

  test('begins with what the user answers for, and keeps the choice in the URL', async () => {
    const { user, router } = await renderApp('/app/home', 'engineer');
    const needs = await panel('Needs you first');
    expect(needs.getByRole<HTMLInputElement>('radio', { name: 'My department' }).checked).toBe(true);
    const first = needs.getAllByRole('row')[1];
    expect(first?.textContent).toContain('Test emergency generator on load');
    expect(first?.textContent).toContain('Critical');
    expect(needs.queryByText('Launch rescue boat and test engine')).toBeNull();
    await user.click(needs.getByRole('radio', { name: 'All' }));
    expect(await needs.findByText('Launch rescue boat and test engine')).toBeTruthy();
    expect(router.state.location.search).toEqual({ whose: 'all' });
  });

  test('the chief stewardess, who has no equipment page, has her jobs', async () => {
    await renderApp('/app/home', 'sreyes');
    const needs = await panel('Needs you first');
    expect(await needs.findByText('Legionella flush, guest cabins')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Enter hours' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Critical equipment' })).toBeNull();
    expect(screen.getByRole('button', { name: 'New job' })).toBeTruthy();
  });

  test('the galley: how many eat, allergies of those aboard and coming in full, its jobs, the sheet', async () => {
    const { user, router } = await renderApp('/app/home', 'chef');
    const feed = within(await screen.findByLabelText('To feed'));
    expect(feed.getByText('Today')).toBeTruthy();
    await waitFor(() => expect(Number(feed.getAllByRole('definition')[0]?.textContent)).toBeGreaterThan(10));
    const allergies = await panel('Allergies and diets');
    expect(await allergies.findByText(/EpiPen/)).toBeTruthy();
    expect(await panel('Needs you first')).toBeTruthy();
    await user.click(allergies.getByRole('link', { name: 'Print for the wall' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/guests/galley'));
    expect((await screen.findAllByText(/EpiPen/)).length).toBeGreaterThan(0);
  });

  test('the captain: people aboard, certificates ending and guests coming; no meters and no round', async () => {
    await renderApp('/app/home', 'captain');
    const aboard = await panel('On board now');
    expect(await aboard.findByText('for the muster')).toBeTruthy();
    const ending = await panel('Certificates ending');
    expect((await ending.findAllByText(/^Expired/)).length).toBe(2);
    expect(await panel('Guests coming')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Enter today' })).toBeNull();
  });

  test('a postponement is decided on home, before anything else', async () => {
    const { call, signIn } = await testServer();
    const { token } = await signIn('engineer');
    const job = await onServer('Test emergency generator on load');
    await call('POST', '/api/worklist/postpone/boat-halcyon', {
      token,
      body: {
        postponements: [
          {
            jobID: job?._id,
            dueDate: '2099-01-01',
            dueHours: null,
            project: '',
            reason: 'Load bank on Friday',
          },
        ],
      },
    });
    const { user } = await renderApp('/app/home', 'captain');
    const decide = await panel('Waits for you');
    expect(decide.getByText('Tom Halvorsen: Load bank on Friday')).toBeTruthy();
    await user.click(decide.getByRole('button', { name: /^Approve: Test emergency generator/ }));
    await waitFor(async () =>
      expect((await onServer('Test emergency generator on load'))?.dueDate).toBe('2099-01-01'),
    );
    expect(screen.queryByRole('region', { name: 'Waits for you' })).toBeNull();
  });
});

describe('home on a tablet', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: /coarse/.test(query) });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
  const LABEL = 'Label the valves of the fire main';
  const tick = async (title: string) =>
    (await panel('Do today')).findByRole<HTMLInputElement>('checkbox', { name: `Done: ${title}` });

  test('one tap completes a job before the server has answered, and Undo undoes it', async () => {
    const { user } = await renderApp('/app/home', 'engineer');
    const release = hold('post', '*/api/worklist/complete/:boatID');
    await user.click(await tick(LABEL));
    await waitFor(async () => expect((await tick(LABEL)).checked).toBe(true));
    const row = within((await tick(LABEL)).closest('li') ?? document.body);
    expect(row.getByText(/^Done by you/)).toBeTruthy();
    expect((await onServer(LABEL))?.status).toBe('inProgress');
    release();
    await waitFor(async () => expect((await onServer(LABEL))?.status).toBe('done'));
    await user.click(row.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await tick(LABEL)).checked).toBe(false));
    expect((await onServer(LABEL))?.status).toBe('inProgress');
  });

  test('the greeting counts the list below it', async () => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: /coarse|max-width/.test(query) });
    await renderApp('/app/home', 'engineer');
    const list = await screen.findByRole('region', { name: 'Do today' });
    const greeting = await screen.findByText(/^Good \w+, Tom\. \d+ jobs today, \d+ overdue\.$/);
    const count = list.querySelector('.n')?.textContent;
    expect(greeting.textContent).toContain(` ${count} jobs today`);
  });

  test('a completion that the server refuses is open again', async () => {
    const { user } = await renderApp('/app/home', 'engineer');
    fail('post', '*/api/worklist/complete/:boatID', 403, 'Not yours.');
    await user.click(await tick(LABEL));
    expect(await screen.findByText('Not yours.')).toBeTruthy();
    expect((await tick(LABEL)).checked).toBe(false);
  });

  test('a job with steps opens a dialog', async () => {
    const { user } = await renderApp('/app/home', 'engineer');
    await user.click(await tick('Test emergency generator on load'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect((await onServer('Test emergency generator on load'))?.status).toBe('open');
  });
});

describe('lay-up', () => {
  test('the captain lays up: dates inside it wait, hours do not, and everyone reads it', async () => {
    const { user } = await renderApp('/app/home', 'captain');
    expect((await figure('Overdue')).text).toContain('Overdue4');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Lay-up…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lay-up' }));
    const from = dialog.getByLabelText(/First day/);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await user.clear(from);
    await user.type(from, day(-30));
    await user.click(dialog.getByRole('button', { name: 'Lay up' }));
    expect(await screen.findByText(/^Laid up until/)).toBeTruthy();
    // Only jobs over their hours are still overdue.
    await waitFor(async () => expect((await figure('Overdue')).text).toContain('Overdue1'));
  });

  test('an engineer cannot', async () => {
    await renderApp('/app/home', 'engineer');
    await panel('Needs you first');
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});
