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

type Job = { id: string; name: string; department: string; hot: boolean };
const jobsOf = (count: number): Job[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `j${index}`,
    name: `Job ${index}`,
    department: index % 2 ? 'Deck' : 'Engine',
    hot: index === 1,
  }));
const idOf = (job: Job) => job.id;

const Page = ({ count, draws }: { count: number; draws: string[] }) => {
  const url = useTableSearch();
  const [rows, setRows] = useState(() => jobsOf(count));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [columns] = useState<Column<Job>[]>(() => [
    { id: 'name', header: 'Job', value: (job) => job.name, primary: true },
    {
      id: 'department',
      header: 'Department',
      value: (job) => job.department,
      filter: 'select',
      groupable: true,
    },
    {
      id: 'hot',
      header: 'Hot work',
      value: (job) => job.hot,
      groupable: true,
      cell: (job) => {
        draws.push(job.id);
        return (
          <FlagCell
            label={`Hot ${job.name}`}
            on={job.hot}
            icon="x"
            onChange={(hot) =>
              setRows((all) => all.map((each) => (each.id === job.id ? { ...each, hot } : each)))
            }
          />
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
      selected={selected}
      onSelectedChange={setSelected}
      bulkActions={() => null}
      empty="No jobs yet"
    />
  );
};

const open = async ({ path = '/', phone = false, count = 200 } = {}) => {
  const draws: string[] = [];
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: tableSearch,
    component: () => <Page count={count} draws={draws} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormatProvider vessel="M/Y Halcyon">
        <RouterProvider router={router} />
      </FormatProvider>
    </QueryClientProvider>,
  );
  const grid = await screen.findByRole(phone ? 'list' : /group=/.test(path) ? 'treegrid' : 'grid', {
    name: 'Jobs',
  });
  return { user, router, draws, grid };
};

const rows = () => screen.getAllByRole('row').slice(1);
const heading = (name: string) => screen.getByRole('row', { name });
const activeRow = (grid: HTMLElement) =>
  document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent;

// The menus load lazily, and the machine may be busy.
beforeAll(async () => {
  await startI18n('en');
  await i18next.loadNamespaces('table');
});

describe('groups', () => {
  it('are chosen in the toolbar, appear in the URL, and contain their rows', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Group' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Department' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ group: 'department' }));
    const grid = await screen.findByRole('treegrid', { name: 'Jobs' });
    expect(grid.getAttribute('aria-rowcount')).toBe('203');
    const [head, first, second] = rows();
    expect(head?.textContent).toBe('Engine 100');
    expect(head?.getAttribute('aria-level')).toBe('1');
    expect(head?.getAttribute('aria-expanded')).toBe('true');
    expect(first?.textContent).toContain('Job 0');
    expect(second?.textContent).toContain('Job 2');
    expect(first?.getAttribute('aria-level')).toBe('2');
    await user.click(screen.getByRole('button', { name: 'Grouped by Department' }));
    await user.click(await screen.findByRole('button', { name: 'No groups' }));
    await screen.findByRole('grid', { name: 'Jobs' });
  });

  it('collapse with a click and with the keys, and all at once', async () => {
    const { user, grid } = await open({ path: '/?group=department' });
    await user.click(within(heading('Engine 100')).getByRole('button'));
    expect(heading('Engine 100').getAttribute('aria-expanded')).toBe('false');
    expect(rows()[1]?.textContent).toBe('Deck 100');
    grid.focus();
    await user.keyboard('{ArrowRight}');
    expect(rows()[1]?.textContent).toContain('Job 0');
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(activeRow(grid)).toBe('Engine 100');
    await user.keyboard('{Enter}');
    expect(rows()[1]?.textContent).toBe('Deck 100');
    await user.keyboard('{ }');
    expect(rows()[1]?.textContent).toContain('Job 0');
    await user.click(screen.getByRole('button', { name: 'Close all' }));
    expect(rows().map((row) => row.textContent)).toEqual(['Engine 100', 'Deck 100']);
  });

  it('follow the sorted rows, and label yes and no', async () => {
    await open({ path: '/?group=hot&sort=name&desc=true' });
    expect(rows()[0]?.textContent).toBe('No 199');
    expect(rows()[1]?.textContent).toContain('Job 199');
  });

  it('cannot be ticked, but all their rows can', async () => {
    const { user } = await open({ path: '/?group=department' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(await screen.findByText('200 selected')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveProperty('checked', true);
    expect(heading('Engine 100').getAttribute('aria-selected')).toBeNull();
  });

  it('redraw one row when its flag is set', async () => {
    const { user, draws, grid } = await open({ path: '/?group=department' });
    await allDrawn(grid);
    draws.length = 0;
    await user.click(screen.getByRole('switch', { name: 'Hot Job 2' }));
    expect(new Set(draws)).toEqual(new Set(['j2']));
  });

  it('of ten thousand rows draw only the visible ones', async () => {
    await open({ path: '/?group=department', count: 10_000 });
    expect(heading('Engine 5,000')).toBeTruthy();
    expect(rows().length).toBeLessThan(60);
  });

  describe('on a phone', () => {
    const openPhone = (path: string) => {
      const wide = window.matchMedia;
      vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
        ...wide(query),
        matches: /max-width/.test(query),
      }));
      return open({ path, phone: true });
    };
    const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

    it('are headings above their cards, lower than cards, and collapse', async () => {
      const { user } = await openPhone('/?group=department');
      const [head, first, second] = screen.getAllByRole('listitem');
      expect(head?.textContent).toBe('Engine 100');
      expect(first?.style.transform).toBe('translateY(52px)');
      expect(second?.textContent).toContain('Job 2');
      await user.click(screen.getByRole('button', { name: 'Engine 100', expanded: true }));
      expect(items().slice(0, 2)).toEqual(['Engine 100', 'Deck 100']);
      expect(screen.getByRole('button', { name: 'Engine 100', expanded: false })).toBeTruthy();
    });

    it('are chosen in the sheet', async () => {
      const { user, router } = await openPhone('/');
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      const sheet = await screen.findByRole('dialog');
      await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Group' }), 'Department');
      await waitFor(() => expect(router.state.location.search).toMatchObject({ group: 'department' }));
      await user.click(within(sheet).getByRole('button', { name: /^Done/ }));
      await waitFor(() => expect(items()[0]).toBe('Engine 100'));
    });
  });
});

describe('on paper', () => {
  const print = async (options: Parameters<typeof open>[0], first?: string) => {
    const called = vi.spyOn(window, 'print').mockImplementation(() => {});
    const page = await open(options);
    if (first) await page.user.click(screen.getByRole('button', { name: first }));
    await page.user.click(screen.getByRole('button', { name: 'Export' }));
    await page.user.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(called).toHaveBeenCalledTimes(1));
    const sheet = document.querySelector<HTMLElement>('.dt-paper');
    if (!sheet) throw new Error('There is no sheet');
    return { ...page, sheet };
  };
  const lines = (sheet: HTMLElement) => [...sheet.querySelectorAll('tbody tr')].map((row) => row.textContent);

  it('is the list itself, if the browser prints', async () => {
    await open();
    fireEvent(window, new Event('beforeprint'));
    expect(rows()).toHaveLength(200);
    fireEvent(window, new Event('afterprint'));
    expect(rows().length).toBeLessThan(60);
  });

  it('contain all matching rows, with headings and facts, and leave nothing on the page', async () => {
    const { sheet } = await print({ path: '/?q=job%201&hide=%5B"department"%5D' });
    expect(sheet.querySelector('h1')?.textContent).toBe('Jobs');
    expect(sheet.querySelector('p')?.textContent).toMatch(
      /^M\/Y Halcyon · \w+day \d+ \w+ \d{4} · “job 1” · 119 of 200$/,
    );
    expect([...sheet.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual([
      'Job',
      'Hot work',
    ]);
    expect(lines(sheet)).toHaveLength(119);
    // The sheet is printed: the list behind it is not rendered in full as well.
    fireEvent(window, new Event('beforeprint'));
    expect(document.querySelectorAll('.dt-row').length).toBeLessThan(60);
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.dt-paper')).toBeNull());
  });

  it('are printed with their headings, including collapsed ones', async () => {
    const { sheet } = await print({ path: '/?group=department', count: 5 }, 'Close all');
    expect(lines(sheet).map((text) => text?.replace(/(Engine|Deck)x?$/, ''))).toEqual([
      'Engine · 3',
      'Job 0',
      'Job 2',
      'Job 4',
      'Deck · 2',
      'Job 1',
      'Job 3',
    ]);
  });

  it('are limited to two thousand rows, and the sheet says so', async () => {
    const { sheet } = await print({ count: 2100 });
    expect(lines(sheet)).toHaveLength(2000);
    expect(
      within(sheet).getByText(/^Only the first 2,000 rows are printed; 100 more are left out\./),
    ).toBeTruthy();
  });
});
