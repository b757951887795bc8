import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { addDays, addMonths } from '#modules/worklist/rules/days.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { fail, testServer } from '#testing/server.ts';
import { readDay } from '#ui/form/dayText.ts';

withRealServer();

/** A job as on the server. */
const onServer = async (title: string): Promise<Job | undefined> => {
  const { app, signIn } = await testServer();
  const { token } = await signIn('captain');
  const answer = await app.request('/api/worklist/boat/boat-halcyon', { headers: { 'x-auth-token': token } });
  return z
    .array(worklist.item)
    .parse(await answer.json())
    .find((job) => job.title === title);
};

const column = (name: string) => screen.findByRole('region', { name });
const cardIn = async (name: string, title: string) =>
  within(await column(name)).findByRole('link', { name: title });
const board = '/app/worklist?as=board&view=open';
const calendar = '/app/worklist?as=calendar&view=open';

describe('the board', () => {
  test('moves a job by its menu, keeps the focus on it, and undoes it', async () => {
    const { user } = await renderApp(board, 'engineer');
    await cardIn('No status', 'Stern light flickers');
    await user.click(screen.getByRole('button', { name: 'Move to: Stern light flickers' }));
    await user.click(await screen.findByRole('menuitem', { name: 'In progress' }));
    const card = await cardIn('In progress', 'Stern light flickers');
    await expect.poll(() => document.activeElement).toBe(card);
    await expect.poll(() => onServer('Stern light flickers')).toMatchObject({ status: 'inProgress' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await cardIn('No status', 'Stern light flickers');
    await expect.poll(() => onServer('Stern light flickers')).toMatchObject({ status: '' });
  });

  test('moves a job by keyboard alone and announces it', async () => {
    const { user } = await renderApp(board, 'engineer');
    (await cardIn('No status', 'Stern light flickers')).focus();
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    expect(screen.getByText('Stern light flickers over In progress')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByText('Stern light flickers stays in No status')).toBeTruthy();
    await user.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
    await expect
      .poll(async () => document.activeElement === (await cardIn('In progress', 'Stern light flickers')))
      .toBe(true);
  });

  test('opens the completion dialog for a job moved to Done', async () => {
    const { user } = await renderApp(board, 'engineer');
    (await cardIn('No status', 'Stern light flickers')).focus();
    await user.keyboard(' {ArrowRight>5}{/ArrowRight} ');
    expect(await screen.findByRole('dialog', { name: /Stern light flickers/ })).toBeTruthy();
    expect(await onServer('Stern light flickers')).toMatchObject({ status: '' });
  });

  test('by person reassigns the job', async () => {
    const { user } = await renderApp(`${board}&by=person`, 'engineer');
    await cardIn('Unassigned', 'Stern light flickers');
    await user.click(screen.getByRole('button', { name: 'Move to: Stern light flickers' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Tom Halvorsen' }));
    await cardIn('Tom Halvorsen', 'Stern light flickers');
    await expect.poll(() => onServer('Stern light flickers')).toMatchObject({ assignees: ['user-engineer'] });
  });

  test('puts a card back with the reason if the server refuses', async () => {
    const { user } = await renderApp(board, 'engineer');
    await cardIn('No status', 'Stern light flickers');
    fail('put', '/api/worklist/set/boat-halcyon', 403, 'The engine room is flooded');
    await user.click(screen.getByRole('button', { name: 'Move to: Stern light flickers' }));
    await user.click(await screen.findByRole('menuitem', { name: 'In progress' }));
    expect(await screen.findByText('The engine room is flooded')).toBeTruthy();
    await cardIn('No status', 'Stern light flickers');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

const dayOf = (cell: Element | null) => (cell instanceof HTMLElement ? (cell.dataset.drop ?? '') : '');
const todayCell = () => screen.findByRole('gridcell', { name: /, today, / });

describe('the calendar', () => {
  test('moves by keys from day to day and month to month, keeps the month in the URL, and opens a day', async () => {
    const { user, router } = await renderApp(calendar, 'engineer');
    const cell = await todayCell();
    const today = dayOf(cell);
    cell.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await expect.poll(() => dayOf(document.activeElement)).toBe(addDays(today, 8));
    await user.keyboard('{PageDown}');
    await expect.poll(() => dayOf(document.activeElement) > addDays(today, 35)).toBe(true);
    const month = dayOf(document.activeElement).slice(0, 7);
    await expect.poll(() => router.state.location.search).toMatchObject({ month });
    router.history.back();
    await expect.poll(() => router.state.location.search).not.toMatchObject({ month });
    // At the end of a month the first keys went to the next one.
    await user.click(screen.getByRole('button', { name: 'Today' }));
    const back = await todayCell();
    back.focus();
    await user.keyboard('{Enter}');
    const day = await screen.findByRole('dialog');
    expect(within(day).getByRole('link', { name: 'Clean sea strainers, port and stbd' })).toBeTruthy();
    // Overdue jobs are above today.
    expect(within(day).getByRole('link', { name: 'Test emergency generator on load' })).toBeTruthy();
  });

  test('counts every key of several in a row, though the URL follows later', async () => {
    const { user, router } = await renderApp(calendar, 'engineer');
    const cell = await todayCell();
    const third = addMonths(addMonths(addMonths(dayOf(cell), 1), 1), 1);
    cell.focus();
    await user.keyboard('{PageDown}{PageDown}{PageDown}{ArrowRight}{ArrowLeft}');
    await expect.poll(() => router.state.location.search).toMatchObject({ month: third.slice(0, 7) });
    await expect.poll(() => dayOf(document.activeElement)).toBe(third);
  });

  const moveByMenu = async (lane: RegExp, title: string, to?: string) => {
    const { user } = await renderApp(calendar, 'engineer');
    const today = dayOf(await todayCell());
    await user.click(await screen.findByRole('button', { name: lane }));
    await user.click(await screen.findByRole('button', { name: `Actions: ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to another day' }));
    const field = await screen.findByLabelText<HTMLInputElement>(/^Day/);
    expect(readDay(field.value, 'en', today)).toBe(today);
    if (to) fireEvent.change(field, { target: { value: to } });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    return { user, today };
  };

  test('gives a date to a job without one', async () => {
    const { user, today } = await moveByMenu(/^No date yet/, 'Stern light flickers');
    await user.click(await screen.findByRole('button', { name: /^Due \d/ }));
    await expect.poll(() => onServer('Stern light flickers')).toMatchObject({ dueDate: today });
  });

  test('a later day is a postponement: the dialog asks for the reason and has the day filled in', async () => {
    const title = 'Legionella flush, guest cabins';
    const { user, today } = await moveByMenu(/^Overdue/, title);
    const dialog = await screen.findByRole('dialog', { name: `Postpone: ${title}` });
    expect(readDay(within(dialog).getByLabelText<HTMLInputElement>(/New date/).value, 'en', today)).toBe(
      today,
    );
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Guests on board');
    await user.click(within(dialog).getByRole('button', { name: 'Postpone' }));
    await expect
      .poll(() => onServer(title))
      .toMatchObject({ dueDate: today, postponed: { reason: 'Guests on board' } });
  });
});
