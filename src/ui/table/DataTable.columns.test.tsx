import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { FormatProvider } from '../format/useFormat.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { tableSearch, useTableSearch } from './tableSearch.ts';

type Guest = { id: string; name: string; cabin: string; allergies: string };
const guests: Guest[] = [
  { id: 'g1', name: 'Adele Novak', cabin: 'Owner', allergies: 'Shellfish (severe; EpiPen in the galley)' },
  { id: 'g2', name: 'Boris Lind', cabin: 'VIP', allergies: '' },
  { id: 'g3', name: 'Carla Lind', cabin: 'VIP', allergies: '' },
];
const columns: Column<Guest>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, primary: true, width: 200 },
  { id: 'cabin', header: 'Cabin', value: ({ cabin }) => cabin, width: 120 },
  { id: 'allergies', header: 'Allergies', value: ({ allergies }) => allergies, width: 340, whole: true },
];
const idOf = ({ id }: Guest) => id;

const views = [{ id: 'all', label: 'All', filter: () => true }];
/** As a tree everybody is under the first. */
const tree = { views, getParentId: ({ id }: Guest) => (id === 'g1' ? null : 'g1') };

const cabins = [...views, { id: 'vip', label: 'VIP cabins', filter: ({ cabin }: Guest) => cabin === 'VIP' }];

const Page = ({ asTree, viewed }: { asTree: boolean; viewed: boolean }) => (
  <DataTable
    {...useTableSearch()}
    {...(asTree ? tree : {})}
    {...(viewed ? { views: cabins } : {})}
    label="Guests"
    rows={guests}
    columns={columns}
    getRowId={idOf}
    layoutKey="columns:someone:guests"
    empty="Nobody"
  />
);

const open = async (path = '/', { asTree = false, viewed = false } = {}) => {
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: tableSearch,
    component: () => <Page asTree={asTree} viewed={viewed} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <FormatProvider>
      <RouterProvider router={router} />
    </FormatProvider>,
  );
  await screen.findByRole(asTree ? 'list' : 'grid', { name: 'Guests' });
  return { user: userEvent.setup(), router };
};

// An open menu hides the page from those who read it aloud.
const hidden = true;
const heads = () =>
  screen.getAllByRole('columnheader', { hidden }).map((each) => each.getAttribute('aria-label'));
const head = (name: string) => screen.getByRole('columnheader', { name, hidden });
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name), hidden })).getAllByRole('gridcell', { hidden });

/** Opens the menu of a column with the pointer, as one does. */
const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.hover(head(name));
  await user.click(await within(head(name)).findByRole('button', { name: `Column ${name}` }));
  return screen.findByRole('menu');
};
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('menuitem', { name }));

beforeAll(async () => {
  await startI18n('en');
  await i18next.loadNamespaces('table');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('sorts by several columns with Shift, shows their places, and ends one at the third press', async () => {
  const { user, router } = await open();
  const press = async (name: string, shift = false) => {
    if (shift) await user.keyboard('{Shift>}');
    await user.click(within(head(name)).getByRole('button', { name: new RegExp(`^${name}`) }));
    if (shift) await user.keyboard('{/Shift}');
  };
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
  await press('Cabin');
  await press('Name', true);
  await press('Name', true);
  await waitFor(() => expect(names()).toEqual(['Adele Novak', 'Carla Lind', 'Boris Lind']));
  expect(head('Name').getAttribute('aria-sort')).toBe('descending');
  expect(within(head('Name')).getByText('2')).toBeTruthy();
  expect(router.state.location.search).toMatchObject({ sort: 'cabin', thenBy: ['-name'] });
  await press('Name', true);
  await waitFor(() => expect(router.state.location.search.thenBy).toBeUndefined());
  router.history.back();
  await waitFor(() => expect(names()).toEqual(['Adele Novak', 'Carla Lind', 'Boris Lind']));
});

describe('the menu of a column', () => {
  it('moves it, several times while it stays open, and the device keeps that', async () => {
    const { user } = await open();
    await openMenu(user, 'Allergies');
    await press(user, 'Move left');
    expect(heads()).toEqual(['Name', 'Allergies', 'Cabin']);
    await press(user, 'Move left');
    expect(heads()).toEqual(['Allergies', 'Name', 'Cabin']);
    expect(screen.getByRole('menuitem', { name: 'Move left' }).getAttribute('aria-disabled')).toBe('true');
    cleanup();
    await open();
    expect(heads()).toEqual(['Allergies', 'Name', 'Cabin']);
    // The column that names the rows still does.
    expect(cellsOf('Adele')[1]?.className).toContain('dt-name');
  });

  it('sorts by it behind the others', async () => {
    const { user, router } = await open('/?sort=cabin');
    await openMenu(user, 'Name');
    await press(user, 'Then by this, descending');
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ sort: 'cabin', thenBy: ['-name'] }),
    );
  });

  it('hides it, and brings all back', async () => {
    const { user } = await open();
    await openMenu(user, 'Cabin');
    await press(user, 'Hide column');
    await waitFor(() => expect(heads()).toEqual(['Name', 'Allergies']));
    await openMenu(user, 'Name');
    await press(user, 'Wider');
    expect(head('Name').style.flex).toBe('0 0 216px');
    await press(user, 'Reset columns');
    await waitFor(() => expect(heads()).toEqual(['Name', 'Cabin', 'Allergies']));
    expect(head('Name').style.flex).not.toBe('0 0 216px');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps it in sight at the left', async () => {
    const { user } = await open();
    await openMenu(user, 'Cabin');
    await press(user, 'Pin left');
    expect(heads()).toEqual(['Cabin', 'Name', 'Allergies']);
    expect(cellsOf('Adele')[0]?.style.position).toBe('sticky');
    expect(cellsOf('Adele')[1]?.style.position).toBe('');
  });

  it('opens with the key for it', async () => {
    const { user } = await open();
    within(head('Cabin')).getByRole('button').focus();
    await within(head('Cabin')).findByRole('button', { name: 'Column Cabin' });
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByRole('menuitem', { name: 'Fit to content' })).toBeTruthy();
  });
});

describe('the edge of a column', () => {
  const dragEdge = async (name: string, by: number, end: () => void) => {
    const edge = await waitFor(() => {
      const found = head(name).querySelector('.dt-edge');
      if (!found) throw new Error('no edge yet');
      return found;
    });
    fireEvent.pointerDown(edge, { button: 0, clientX: 100 });
    fireEvent.pointerMove(window, { clientX: 100 + by });
    end();
  };
  const release = () => fireEvent.pointerUp(window);

  it('resizes it', async () => {
    const { user } = await open();
    await user.hover(head('Cabin'));
    await dragEdge('Cabin', 60, release);
    expect(head('Cabin').style.flex).toBe('0 0 180px');
    expect(cellsOf('Adele')[1]?.style.flex).toBe('0 0 180px');
  });

  it('returns to the former width with Escape', async () => {
    const { user } = await open();
    await user.hover(head('Cabin'));
    const before = head('Cabin').style.flex;
    await dragEdge('Cabin', 60, () => {
      expect(head('Cabin').style.flex).toBe('0 0 180px');
      fireEvent.keyDown(window, { key: 'Escape' });
    });
    expect(head('Cabin').style.flex).toBe(before);
  });

  it('never cuts a column that has to be whole', async () => {
    const { user } = await open();
    await user.hover(head('Allergies'));
    await dragEdge('Allergies', -250, release);
    expect(head('Allergies').style.flex).toBe('0 0 340px');
  });
});

it('moves and resizes columns with the keys, and keeps the focus', async () => {
  const { user } = await open();
  within(head('Cabin')).getByRole('button').focus();
  await within(head('Cabin')).findByRole('button', { name: 'Column Cabin' });
  await user.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
  expect(heads()).toEqual(['Cabin', 'Name', 'Allergies']);
  expect(head('Cabin').contains(document.activeElement)).toBe(true);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(head('Cabin').style.flex).toBe('0 0 136px');
});

it('a tree with views opens closed on a phone, and open where one searches', async () => {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...wide(query),
    matches: /max-width/.test(query),
  }));
  await open('/', { asTree: true });
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Adele Novak']);
  cleanup();
  await open('/?q=lind', { asTree: true });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('says what a search finds in other views too, and goes there', async () => {
  const { user } = await open('/?view=vip&q=a', { viewed: true });
  const names = () => screen.getAllByRole('row').length - 1;
  // Carla of the two in VIP cabins, and Adele.
  expect(names()).toBe(1);
  await user.click(await screen.findByRole('button', { name: '1 more in All' }));
  await waitFor(() => expect(names()).toBe(2));
  expect(screen.queryByRole('button', { name: /more in/ })).toBeNull();
});
