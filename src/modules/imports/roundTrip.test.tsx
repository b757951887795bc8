import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';

withRealServer();

let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = (content) => {
    if (content instanceof Blob) saved.push(content);
    return 'blob:list';
  };
  URL.revokeObjectURL = () => {};
});
afterEach(async () => {
  vi.restoreAllMocks();
  await i18next.changeLanguage('en');
});

const text = (key: string, options = {}) => i18next.t(key, options);

/** Exports the list of a page with all its columns, then imports the file there. */
const exportAndImport = async (path: string, language: string) => {
  const { user } = await renderApp(path, 'captain');
  // The person's own language is set with their theme; then they choose another.
  await screen.findByRole('button', { name: 'Export' });
  await screen.findAllByRole('gridcell');
  await i18next.changeLanguage(language);
  await i18next.loadNamespaces(['table', 'imports']);
  await user.click(await screen.findByRole('button', { name: text('table:export') }));
  await user.click(await screen.findByRole('checkbox', { name: text('table:allColumns') }));
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved;
  if (!file) throw new Error('Nothing was saved');
  // Out of reach until the menu is gone.
  await user.click(await screen.findByRole('button', { name: text('table:import') }));
  const dialog = await screen.findByRole('dialog');
  const [input] = await waitFor(() => {
    const inputs = dialog.querySelectorAll<HTMLInputElement>('input[type=file]');
    expect(inputs).toHaveLength(1);
    return inputs;
  });
  if (!input) throw new Error('No place for a file');
  await user.upload(input, new File([await file.arrayBuffer()], 'list.csv'));
  const rows = await within(dialog).findByRole('button', {
    name: new RegExp(text('imports:checkRows', { count: 0 }).replace('0', '\\d+')),
  });
  await user.click(rows);
  const result = await within(dialog).findByLabelText(text('imports:result'));
  return { dialog, figures: within(result) };
};

test.each([
  ['/app/inventory', 'en'],
  ['/app/inventory', 'fr'],
  ['/app/boatspareparts', 'zh'],
  ['/app/supplier', 'ja'],
  ['/app/locations', 'fr'],
] as const)('what %s exports (%s) imports again unchanged', async (path, language) => {
  const { dialog, figures } = await exportAndImport(path, language);
  const figureOf = (label: string) =>
    figures
      .getByText(text(`imports:${label}`))
      .closest('div')
      ?.textContent?.replace(text(`imports:${label}`), '');
  const wrong = [...dialog.querySelectorAll('tbody tr')].map((row) => row.textContent).slice(0, 5);
  expect({
    isNew: figureOf('isNew'),
    isChanged: figureOf('isChanged'),
    isWrong: figureOf('isWrong'),
    wrong,
  }).toEqual({
    isNew: '0',
    isChanged: '0',
    isWrong: '0',
    wrong: [],
  });
  expect(Number(figureOf('isSame'))).toBeGreaterThan(4);
});
