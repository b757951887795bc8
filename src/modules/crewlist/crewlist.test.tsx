import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';

withRealServer();

test('the crew list begins with the master, and people aboard with an expired certificate are red', async () => {
  await renderApp('/app/crewlist', 'captain');
  const sheet = within(await screen.findByRole('region', { name: 'CREW LIST (IMO FAL Form 5)' }));
  const [, first] = sheet.getAllByRole('row');
  expect(first?.textContent).toContain('MarchettiElenaCaptain');
  const ferri = sheet.getByRole('link', { name: 'Ferri' }).closest('tr');
  expect(ferri?.dataset.wrong).toBe('true');
  expect(within(ferri ?? document.body).getByText('1 expired')).toBeTruthy();
  expect(sheet.getByRole('link', { name: 'Weber' }).closest('tr')?.dataset.wrong).toBeUndefined();
});
