import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { hold, network } from '#testing/server.ts';

withRealServer();

const open = async (content: BlobPart, name = 'list.csv') => {
  const app = await renderApp('/app/equipment/import', 'engineer');
  await screen.findByRole('heading', { name: 'Import equipment' });
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No place for a file');
  await app.user.upload(input, new File([content], name));
  return app;
};
const check = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(await screen.findByRole('button', { name: /^Check / }));
const sample = () => new Uint8Array(readFileSync('mock-server/seed/data/equipment-import-sample.csv'));

test('the sample: columns are guessed, rows corrected or left out, imported and undone', async () => {
  const app = await open(sample());
  expect(await screen.findByRole('combobox', { name: 'Field for S/N' })).toHaveProperty(
    'value',
    'serialNumber',
  );
  await check(app);
  const cell = await screen.findByRole('textbox', { name: 'Running hours, row 23' });
  expect(screen.getByRole('row', { name: /row 31/ }).textContent).toContain(
    'The same serial number as row 31',
  );
  expect(screen.getByRole('button', { name: /^Import \d+ items$/ })).toHaveProperty('disabled', true);

  await app.user.clear(cell);
  await app.user.type(cell, '90{Enter}');
  await waitFor(() => expect(cell.getAttribute('aria-invalid')).toBeNull());
  await app.user.click(screen.getByRole('checkbox', { name: 'Leave out the 2 rows with errors' }));
  await app.user.dblClick(screen.getByRole('button', { name: 'Import 38 items' }));
  await screen.findByText('38 added, 0 changed');
  const recent = within(screen.getByRole('region', { name: /Recent imports/ }));
  await recent.findByText(/list\.csv/);

  await app.user.click(screen.getByRole('button', { name: 'Undo import' }));
  await app.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo import' }),
  );
  await screen.findByText('Undone. The vessel is as it was before the import.');
  await recent.findByText('Undone');
});

test('a column can be chosen, and a constant set for every row', async () => {
  const app = await open('What;Colour\nBell;red\n');
  expect((await screen.findByRole('alert')).textContent).toContain('Name');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Field for What' }), 'Name');
  await app.user.type(screen.getByRole('textbox', { name: 'Department' }), 'Deck');
  expect(screen.getByText('Not imported: Colour')).toBeTruthy();
  await check(app);
  await app.user.click(await screen.findByRole('button', { name: 'Import 1 item' }));
  await screen.findByText('1 added, 0 changed');
});

test('a file of another kind is rejected with a hint what to do', async () => {
  await renderApp('/app/equipment/import', 'engineer');
  const place = await screen.findByRole('group', { name: 'Choose a file' });
  fireEvent.drop(place, { dataTransfer: { files: [new File(['x'], 'photo.png')] } });
  expect((await screen.findByRole('alert')).textContent).toContain('Save it as CSV or XLSX');
});

test('a file without rows is reported', async () => {
  await open('Name;Hours\n');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The file has headings, but no rows below them.',
  );
});

test('after a lost connection it continues with the rows that have not arrived', async () => {
  const rows = Array.from({ length: 450 }, (_, i) => `Part ${i}`).join('\n');
  const app = await open(`Name\n${rows}\n`);
  const froms: unknown[] = [];
  let down = true;
  network.use(
    http.post('*/api/imports/:id/rows', async ({ request }) => {
      const { from } = Object(await request.clone().json());
      froms.push(from);
      return from === 200 && down ? HttpResponse.error() : undefined;
    }),
  );
  await check(app);
  await screen.findByText('No link. 200 of 450 rows have arrived; nothing is lost.');
  expect(screen.getByRole('progressbar', { name: 'Check' })).toHaveProperty('value', 200);
  down = false;
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Import 450 items' });
  expect(froms).toEqual([0, 200, 200, 400]);
});

test('checking can be stopped', async () => {
  const app = await open('Name\nBell\n');
  const release = hold('post', '*/api/imports/:id/rows');
  await check(app);
  await screen.findByRole('progressbar', { name: 'Check' });
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Check 1 row' })).toBeTruthy();
  release();
});
