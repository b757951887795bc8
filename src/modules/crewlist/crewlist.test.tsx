import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';

withRealServer();

test('the crew list begins with the master, and people aboard with an expired certificate are red', async () => {
  await renderApp('/app/crewlist', 'captain');
  const sheet = within(await screen.findByRole('region', { name: 'CREW LIST (IMO FAL Form 5)' }));
  const [boxes, heads, first] = sheet.getAllByRole('row');
  expect(boxes?.textContent).toContain('1.4. Voyage number\u00A0');
  expect(boxes?.textContent).toContain('2. Port of arrivalAntibes3. ');
  expect(heads?.textContent).toContain('17. Expiry date of identity document');
  expect(first?.textContent).toContain('MarchettiElenaMaster');
  const ferri = sheet.getByRole('link', { name: 'Ferri' }).closest('tr');
  expect(ferri?.dataset.wrong).toBe('true');
  expect(within(ferri ?? document.body).getByText('1 expired')).toBeTruthy();
  expect(sheet.getByRole('link', { name: 'Weber' }).closest('tr')?.dataset.wrong).toBeUndefined();
});
