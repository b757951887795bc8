import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, withRealServer } from './renderApp.tsx';
import { hold } from './server.ts';

withRealServer();

/** A page, a list that is late there, what must not be said until it has come, and what is said then. */
const late: [path: string, list: string, wrong: string | RegExp, right: string | RegExp][] = [
  ['/app/locations/place-halcyon-engine-room', 'inventory', 'Nothing is kept here directly.', 'Contents'],
  ['/app/watchkeeping/watch-halcyon-1', 'watchorders', 'No orders in force', 'Write orders'],
  ['/app/hoursofrest/timesheet', 'watchkeeping', 'Copy yesterday', 'Copy yesterday'],
  ['/app/spareparts', 'spares', /parts 0/, /parts \d/],
  ['/app/ism', 'formversions', /forms? open/, /forms? open/],
];

test.for(late)(
  '%s waits for %s instead of saying that there are none',
  async ([path, list, wrong, right]) => {
    const release = hold('get', `*/api/${list}/boat/:boatID`);
    const { queryClient: client } = await renderApp(path, 'captain');
    await waitFor(() => {
      expect(client.isFetching({ queryKey: [list] })).toBe(1);
      expect(client.isFetching()).toBe(1);
    });
    expect(screen.queryByText(wrong)).toBeNull();
    release();
    expect((await screen.findAllByText(right)).length).toBeGreaterThan(0);
  },
);
