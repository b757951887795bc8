import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from './testUi.tsx';
import { useDialog } from './useDialog.tsx';

type Props = { place: string; name: string; onClose: () => void };

const Note = ({ place, name, onClose }: Props) => (
  <div role="dialog" aria-label={name}>
    <p>{place}</p>
    <button type="button" onClick={onClose}>
      Close it
    </button>
  </div>
);

function Page({ load }: { load: () => Promise<{ default: typeof Note }> }) {
  const note = useDialog(load, { place: 'Bridge' });
  return (
    <>
      <h1>Page</h1>
      <button type="button" onClick={() => note.open({ name: 'Watch' })}>
        Open it
      </button>
      {note.element}
    </>
  );
}

afterEach(() => vi.restoreAllMocks());

test('the code of a dialog loads when it is opened, with a loading notice if it takes long', async () => {
  const code = Promise.withResolvers<{ default: typeof Note }>();
  const load = vi.fn(() => code.promise);
  const user = userEvent.setup();
  await renderUi(<Page load={load} />);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText('Loading')).toBeTruthy();
  code.resolve({ default: Note });
  expect(await screen.findByRole('dialog', { name: 'Watch' })).toBeTruthy();
  expect(screen.getByText('Bridge')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('if the code fails to load, a notice says so, the page stays, and a retry loads again', async () => {
  // React logs every caught error on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<{ default: typeof Note }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Note });
  const user = userEvent.setup();
  await renderUi(<Page load={load} />);
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This did not open');
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Watch' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(load).toHaveBeenCalledTimes(2);
});
