import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { fail, hold, testServer } from '#testing/server.ts';
import { worklist } from './contract.ts';

withRealServer();

const LIST = '/api/worklist/boat/boat-halcyon';

/** The jobs as another user sees them. */
const onServer = async () => {
  const { app, signIn } = await testServer();
  const { token } = await signIn('captain');
  const answer = await app.request(LIST, { headers: { 'x-auth-token': token } });
  return z.array(worklist.item).parse(await answer.json());
};
const statusesOf = async (titles: readonly string[]) => {
  const jobs = await onServer();
  return titles.map((title) => jobs.find((job) => job.title === title)?.status);
};

const grid = () => screen.findByRole('grid', { name: 'Jobs' });
const rows = () => screen.getAllByRole('row').slice(1);
/** The cells of a row in order: tick, state, number, title. */
const cell = (row: HTMLElement, index: number) =>
  within(row).getAllByRole('gridcell')[index]?.textContent ?? '';
const titles = () => rows().map((row) => cell(row, 3));
const rowOf = (title: string) => {
  const row = rows().find((each) => cell(each, 3) === title);
  if (!row) throw new Error(`No row of ${title}`);
  return row;
};
const tick = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });
const bar = () => screen.findByRole('toolbar', { name: 'Actions for selected rows' });

const open = async (path = '/app/worklist') => {
  const app = await renderApp(path, 'engineer');
  await grid();
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  return app;
};

describe('the list of jobs', () => {
  test('begins with overdue jobs, then due ones, and shows their numbers', async () => {
    await open();
    const states = rows().map((row) => cell(row, 1));
    const lastOverdue = states.lastIndexOf('Overdue');
    expect(lastOverdue).toBeGreaterThanOrEqual(0);
    expect(states.slice(0, lastOverdue + 1).every((state) => state === 'Overdue')).toBe(true);
    expect(states[lastOverdue + 1]).toBe('Due');
    expect(screen.getByText(new RegExp(`^${lastOverdue + 1} overdue, \\d+ due in 7 days$`))).toBeTruthy();
    expect(screen.getByRole('tab', { name: /^Due now/ }).getAttribute('aria-selected')).toBe('true');
  });

  test('opens a job from its title', async () => {
    const { user, router } = await open();
    const [title = ''] = titles();
    const job = (await onServer()).find((each) => each.title === title);
    await user.click(screen.getByRole('link', { name: title }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/jobdetails/${job?._id}`));
  });

  test('filters by department, and keeps that in the URL', async () => {
    const { user, router } = await open('/app/worklist?view=open');
    const unfinished = (await onServer()).filter(
      (job) => job.status !== 'done' && job.status !== 'cancelled',
    );
    const deck = unfinished.filter((job) => job.department === 'Deck');
    await user.click(screen.getByRole('button', { name: 'Filter by Department' }));
    await user.click(await screen.findByRole('checkbox', { name: `Deck ${deck.length}` }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ f: { department: ['Deck'] } }));
    await user.keyboard('{Escape}');
    const all = (await onServer()).length;
    expect(await screen.findByText(`${deck.length} of ${all}`)).toBeTruthy();
    expect(titles().every((title) => deck.some((job) => job.title === title))).toBe(true);
  });

  test('is a board too, then with all open jobs, and a table again', async () => {
    const { user, router } = await open('/app/worklist?f=%7B"department"%3A%5B"Deck"%5D%7D');
    await user.click(screen.getByRole('radio', { name: 'Board' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        as: 'board',
        view: 'open',
        f: { department: ['Deck'] },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('grid', { name: 'Jobs' })).toBeNull());
    expect(screen.getByRole('tab', { name: /^All open/ }).getAttribute('aria-selected')).toBe('true');
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    await grid();
    expect(router.state.location.search).toEqual({ view: 'open', f: { department: ['Deck'] } });
  });

  test('shows the number of jobs without a status in the menu', async () => {
    await renderApp('/app/help', 'engineer');
    const without = (await onServer()).filter((job) => job.status === '').length;
    expect(without).toBeGreaterThan(0);
    expect(await screen.findByRole('link', { name: `Jobs ${without} without status` })).toBeTruthy();
  });
});

describe('bulk actions', () => {
  test("a status is there at once, is set in one call, and undo restores each job's own", async () => {
    const { user } = await open('/app/worklist?view=noStatus');
    const two = titles().slice(0, 2);
    const [first = '', second = ''] = two;
    await user.click(tick(first));
    await user.click(tick(second));
    expect(within(await bar()).getByText('2 jobs selected')).toBeTruthy();
    await user.click(await within(await bar()).findByRole('button', { name: 'Status' }));
    const release = hold('put', '*/api/worklist/set/*');
    await user.click(await screen.findByRole('menuitem', { name: 'Waiting for parts' }));
    await waitFor(() => expect(titles()).not.toContain(first));
    release();
    expect(await screen.findByText('Status of 2 jobs: Waiting for parts')).toBeTruthy();
    expect(await statusesOf(two)).toEqual(['waitingParts', 'waitingParts']);
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toContain(first));
    await waitFor(async () => expect(await statusesOf(two)).toEqual(['', '']));
  });

  test('a change that the server refuses is undone with a notice; the ticks stay', async () => {
    const { user } = await open('/app/worklist?view=waiting');
    const [title = ''] = titles();
    fail('put', '*/api/worklist/set/*', 403, 'The engine room is closed.');
    await user.click(tick(title));
    await user.click(await within(await bar()).findByRole('button', { name: 'Status' }));
    await user.click(await screen.findByRole('menuitem', { name: 'In progress' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('The engine room is closed.')).toBeTruthy();
    expect(cell(rowOf(title), 1)).toMatch(/^Waiting/);
    expect(tick(title)).toHaveProperty('checked', true);
  });

  test('jobs are deleted after a question, all in one call', async () => {
    const { user } = await open();
    const two = titles().slice(0, 2);
    for (const title of two) await user.click(tick(title));
    await user.click(await within(await bar()).findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 jobs?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 jobs deleted')).toBeTruthy();
    const left = (await onServer()).map((job) => job.title);
    for (const title of two) expect(left).not.toContain(title);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(titles()).not.toContain(two[0]);
  });
});
