import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { allDrawn } from '#testing/allDrawn.ts';
import { FormatProvider } from '../format/useFormat.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { FlagCell } from './FlagCell.tsx';
import { tableSearch, useTableSearch } from './tableSearch.ts';

type Job = { id: string; name: string; department: string; hot: boolean; parent: string | null };
const jobs: Job[] = Array.from({ length: 200 }, (_, index) => ({
  id: `j${index}`,
  name: `Job ${index}`,
  department: index % 2 ? 'Deck' : 'Engine',
  hot: false,
  parent: index % 4 ? `j${index - (index % 4)}` : null,
}));
const idOf = (job: Job) => job.id;
const parentOf = (job: Job) => job.parent;
const toJob = (job: Job) => ({ to: '/jobs/$id', params: { id: job.id } });
const views = [
  { id: 'all', label: 'All', filter: () => true },
  { id: 'deck', label: 'On deck', filter: (job: Job) => job.department === 'Deck' },
];

const Page = ({ tree, draws }: { tree: boolean; draws: string[] }) => {
  const url = useTableSearch();
  const [rows, setRows] = useState(jobs);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const setHot = (id: string, hot: boolean) =>
    setRows((all) => all.map((each) => (each.id === id ? { ...each, hot } : each)));
  const [columns] = useState<Column<Job>[]>(() => [
    { id: 'name', header: 'Job', value: (job) => job.name, primary: true },
    { id: 'department', header: 'Department', value: (job) => job.department, filter: 'select', card: 'sub' },
    {
      id: 'hot',
      header: 'Hot work',
      value: (job) => job.hot,
      cell: (job) => {
        draws.push(job.id);
        return (
          <FlagCell label={`Hot ${job.name}`} on={job.hot} icon="x" onChange={(hot) => setHot(job.id, hot)} />
        );
      },
    },
  ]);
  return (
    <DataTable
      {...url}
      label="Jobs"
      rows={rows}
      columns={columns}
      getRowId={idOf}
      {...(tree ? { getParentId: parentOf } : { views })}
      rowTo={toJob}
      selected={selected}
      onSelectedChange={setSelected}
      bulkActions={(ticked) => (
        <button type="button">Complete {ticked.map((job) => job.id).join(' ')}</button>
      )}
      empty="No jobs yet"
    />
  );
};

const open = async ({ path = '/', tree = false, phone = false } = {}) => {
  const draws: string[] = [];
  const root = createRootRoute();
  const under = { getParentRoute: () => root };
  const list = createRoute({
    ...under,
    path: '/',
    validateSearch: tableSearch,
    component: () => <Page tree={tree} draws={draws} />,
  });
  const job = createRoute({ ...under, path: '/jobs/$id', component: () => <h1>One job</h1> });
  const router = createRouter({
    routeTree: root.addChildren([list, job]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormatProvider>
        <RouterProvider router={router} />
      </FormatProvider>
    </QueryClientProvider>,
  );
  const role = phone ? 'list' : tree ? 'treegrid' : 'grid';
  return { user, router, draws, grid: await allDrawn(await screen.findByRole(role, { name: 'Jobs' })) };
};

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);
const activeRow = (grid: HTMLElement) =>
  document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent;
const tick = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

beforeAll(async () => {
  await startI18n('en');
  await i18next.loadNamespaces('table');
});

it('draws only the visible rows, and announces how many there are', async () => {
  const { grid } = await open();
  expect(grid.getAttribute('aria-rowcount')).toBe('201');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(screen.getByRole('link', { name: 'Job 3' }).getAttribute('href')).toBe('/jobs/j3');
});

it('sorts by a header, with a history entry to go back', async () => {
  const { user, router } = await open();
  const head = screen.getByRole('columnheader', { name: 'Job' });
  await user.click(within(head).getByRole('button', { name: /^Job/ }));
  await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('ascending'));
  await user.click(within(head).getByRole('button', { name: /^Job/ }));
  await waitFor(() => expect(names()[0]).toBe('Job 199'));
  router.history.back();
  await waitFor(() => expect(names()[0]).toBe('Job 0'));
});

it('searches while typing, is focused with the slash, and keeps the query in the URL without a history entry', async () => {
  const { user, router } = await open();
  await user.keyboard('/job 19');
  await waitFor(() => expect(names()).toHaveLength(12));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'job 19' }));
  expect(router.history.length).toBe(1);
});

it('keeps the search for going back, also when a row is opened while one still types', async () => {
  const { user, router } = await open();
  await user.keyboard('/job 19');
  await user.click(screen.getByRole('link', { name: 'Job 199' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/j199'));
  router.history.back();
  await waitFor(() => expect(names()).toHaveLength(12));
});

it('filters by a menu with counts, and clears', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Filter by Department' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Deck 100' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ f: { department: ['Deck'] } }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('100 of 200')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(names()[0]).toBe('Job 0'));
});

it('opens a view from the URL, each with its count', async () => {
  await open({ path: '/?view=deck' });
  expect(screen.getByRole('tab', { name: 'On deck 100' }).getAttribute('aria-selected')).toBe('true');
  expect(names()[0]).toBe('Job 1');
});

it('ticks a range with Shift, and all visible rows', async () => {
  const { user } = await open();
  await user.click(tick('Job 1'));
  await user.keyboard('{Shift>}');
  await user.click(tick('Job 3'));
  await user.keyboard('{/Shift}');
  expect(await screen.findByRole('button', { name: 'Complete j1 j2 j3' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('200 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('works with the keyboard: arrows, Space, Enter', async () => {
  const { user, grid, router } = await open();
  grid.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ }');
  expect(tick('Job 2')).toHaveProperty('checked', true);
  expect(activeRow(grid)).toContain('Job 2');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'One job' });
  expect(router.state.location.pathname).toBe('/jobs/j2');
});

it('collapses a tree with the keys, and all at once', async () => {
  const { user, grid } = await open({ tree: true });
  const first = () => screen.getAllByRole('row')[1];
  expect(first()?.getAttribute('aria-expanded')).toBe('true');
  grid.focus();
  await user.keyboard('{ArrowLeft}');
  expect(first()?.getAttribute('aria-expanded')).toBe('false');
  expect(names().slice(0, 2)).toEqual(['Job 0', 'Job 4']);
  await user.keyboard('{ArrowRight}');
  expect(names()[1]).toBe('Job 1');
  await user.click(screen.getByRole('button', { name: 'Close all' }));
  expect(names().slice(0, 2)).toEqual(['Job 0', 'Job 4']);
});

it('redraws one row when its flag is set', async () => {
  const { user, draws } = await open();
  draws.length = 0;
  await user.click(screen.getByRole('switch', { name: 'Hot Job 2' }));
  expect(screen.getByRole('switch', { name: 'Hot Job 2' }).getAttribute('aria-checked')).toBe('true');
  expect(new Set(draws)).toEqual(new Set(['j2']));
});

const scrollTo = (list: HTMLElement, scrollTop: number) => fireEvent.scroll(list, { target: { scrollTop } });

it('reuses the slots of rows that are scrolled away', async () => {
  const { grid, draws } = await open();
  const slots = screen.getAllByRole('row').length;
  draws.length = 0;
  scrollTo(grid, 320);
  expect(draws).toEqual([]);
  scrollTo(grid, 640);
  expect(screen.getAllByRole('row')).toHaveLength(slots);
  expect(screen.getByRole('link', { name: 'Job 20' })).toBeTruthy();
  expect(draws.toSorted()).toEqual(Array.from({ length: 17 }, (_, n) => `j${n + 40}`));
});

it('names no active row outside the viewport, and moves the focus out of a row that leaves', async () => {
  const { grid, user } = await open();
  grid.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Job 1' }));
  scrollTo(grid, 3200);
  expect(document.activeElement).toBe(grid);
  expect(grid.getAttribute('aria-activedescendant')).toBeNull();
  scrollTo(grid, 0);
  expect(activeRow(grid)).toContain('Job 1');
});

it('restores scroll position and collapsed rows when one comes back', async () => {
  const { grid, user, router } = await open({ tree: true });
  const fold = screen.getAllByRole('row')[1];
  await user.click(within(fold ?? grid).getByRole('button'));
  scrollTo(grid, 64);
  await user.click(screen.getByRole('link', { name: 'Job 8' }));
  await screen.findByRole('heading', { name: 'One job' });
  router.history.back();
  const again = await screen.findByRole('treegrid');
  expect(again.scrollTop).toBe(64);
  expect(screen.getAllByRole('row')[1]?.getAttribute('aria-expanded')).toBe(
    fold?.getAttribute('aria-expanded'),
  );
  expect(names().slice(0, 2)).toEqual(['Job 0', 'Job 4']);
});

describe('on a phone', () => {
  const openPhone = () => {
    const wide = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...wide(query),
      matches: /max-width/.test(query),
    }));
    return open({ phone: true });
  };

  it('shows cards, each a link as a whole, with its place in the list', async () => {
    const { user, router } = await openPhone();
    const card = screen.getAllByRole('listitem')[2];
    expect(card?.getAttribute('aria-posinset')).toBe('3');
    expect(card?.getAttribute('aria-setsize')).toBe('200');
    expect(card?.textContent).toContain('Engine');
    await user.click(screen.getByRole('link', { name: 'Job 2' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/j2'));
  });

  it('reuses the slots of cards, and ticks the right one', async () => {
    const { grid, user } = await openPhone();
    const before = screen.getAllByRole('listitem').length;
    scrollTo(grid.parentElement ?? grid, 3000);
    expect(screen.getAllByRole('listitem')).toHaveLength(before);
    await user.click(tick('Job 40'));
    expect(screen.getByRole('button', { name: 'Complete j40' })).toBeTruthy();
  });

  it('filters and sorts in a sheet', async () => {
    const { user, router } = await openPhone();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog');
    await user.click(within(sheet).getByRole('checkbox', { name: 'Deck 100' }));
    await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Sort by' }), 'Job');
    await user.selectOptions(await within(sheet).findByRole('combobox', { name: 'Then by' }), 'Department');
    await user.click(within(sheet).getByRole('button', { name: /^Done/ }));
    const chosen = { f: { department: ['Deck'] }, sort: 'name', thenBy: ['department'] };
    await waitFor(() => expect(router.state.location.search).toMatchObject(chosen));
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Job 1'));
  });
});
