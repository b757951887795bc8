import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

test('every recipient gets a mail of their own, with the file, and the page shows whom it reached', async () => {
  const { user } = await renderApp('/app/crewemail', 'captain');
  await user.click(await screen.findByRole('button', { name: 'Galley' }));
  await user.type(screen.getByLabelText(/^Subject/), 'Stores on Friday');
  await user.type(screen.getByLabelText(/^Text/), 'The van comes at 08:00.');
  const file = new File(['%PDF-1.4\n%plan'], 'plan.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Attach files', { selector: 'input' }), file);
  await screen.findByText('plan.pdf');
  await user.click(screen.getByRole('button', { name: 'Send e-mail' }));
  await screen.findByText('E-mail sent');
  const { mail } = await testServer();
  await waitFor(() =>
    expect(mail.sent.map(({ to }) => to).toSorted()).toEqual([
      'chef@halcyon.example',
      'om.kumar@halcyon.example',
    ]),
  );
  expect(mail.sent[0]).toMatchObject({ subject: 'Stores on Friday' });
  expect(mail.sent[0]?.attachments?.[0]?.name).toBe('plan.pdf');
  await screen.findByText('Sent');
  // The form is empty again.
  expect(screen.queryByDisplayValue('Stores on Friday')).toBeNull();
});

test('groups add and remove, the writer is in none, and a mail to everyone is asked about', async () => {
  const { user } = await renderApp('/app/crewemail', 'captain');
  const galley = await screen.findByRole('button', { name: 'Galley' });
  const bridge = screen.getByRole('button', { name: 'Bridge' });
  await user.click(galley);
  await user.click(bridge);
  expect(galley.getAttribute('aria-pressed')).toBe('true');
  expect(bridge.getAttribute('aria-pressed')).toBe('true');
  // Two of the galley, and of the bridge all but the captain, who writes.
  const both = screen.getByText(/^To \d+ people$/).textContent;
  await user.click(bridge);
  expect(bridge.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('To 2 people')).toBeTruthy();
  expect(both).not.toBe('To 2 people');

  await user.click(screen.getByRole('button', { name: 'Everyone' }));
  await user.type(screen.getByLabelText(/^Subject/), 'Muster');
  await user.type(screen.getByLabelText(/^Text/), 'At 10:00.');
  await user.click(screen.getByRole('button', { name: 'Send e-mail' }));
  const question = await screen.findByRole('alertdialog', { name: /^Send this to all \d+ people\?$/ });
  const { mail } = await testServer();
  expect(mail.sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Send e-mail' }));
  await screen.findByText('E-mail sent');
  await waitFor(() => expect(mail.sent.length).toBeGreaterThan(10));
  expect(mail.sent.map(({ to }) => to)).not.toContain('captain@halcyon.example');
});

test('what is missing is said beside its field, and no list of people hides it', async () => {
  const { user } = await renderApp('/app/crewemail', 'captain');
  await user.click(await screen.findByRole('button', { name: 'Send e-mail' }));
  await waitFor(() => expect(screen.getAllByText('Required').length).toBeGreaterThan(2));
  const people = screen.getByRole('combobox', { name: /^To/ });
  await waitFor(() => expect(document.activeElement).toBe(people));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(people);
  await screen.findByRole('listbox');
});
