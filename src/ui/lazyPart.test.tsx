import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';
import { renderUi } from './testUi.tsx';

const Rows = ({ of }: { of: string }) => <p>Rows of {of}</p>;

const show = async (load: () => Promise<{ default: typeof Rows }>) => {
  const Part = lazyPart(load, <p>Its room</p>);
  await renderUi(
    <>
      <h1>Page</h1>
      <Part of="Generator 1" />
    </>,
  );
};

afterEach(() => vi.restoreAllMocks());

test('a part has its room until its code is there', async () => {
  const code = Promise.withResolvers<{ default: typeof Rows }>();
  await show(() => code.promise);
  expect(await screen.findByText('Its room')).toBeTruthy();
  code.resolve({ default: Rows });
  expect(await screen.findByText('Rows of Generator 1')).toBeTruthy();
  expect(screen.queryByText('Its room')).toBeNull();
});

test('if its code fails to load, the part says so, the page stays, and a retry loads again', async () => {
  // React logs every caught error on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<{ default: typeof Rows }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Rows });
  await show(load);
  expect((await screen.findByRole('alert')).textContent).toContain('This did not open');
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Rows of Generator 1')).toBeTruthy();
});
