import { screen, waitFor } from '@testing-library/react';
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
  await user.click(screen.getByRole('button', { name: 'Send mail' }));
  await screen.findByText('Mail sent');
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
