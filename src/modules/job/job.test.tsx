import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { worklist } from '#modules/worklist/contract.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { fail, hold, network, testServer } from '#testing/server.ts';

withRealServer();

const impeller = 'job-halcyon-2207';
const emergency = 'job-halcyon-2198';
const page = (id: string) => `/app/jobdetails/${id}`;
const opened = (title: string) => screen.findByRole('heading', { name: title, level: 1 });

/** The server's data, as another user sees it. */
const onServer = async (id: string) => {
  const { call, signIn } = await testServer();
  const { token } = await signIn('captain');
  return worklist.item.parse((await call('GET', `/api/worklist/${id}`, { token })).json);
};
/** The figures of the page, also while a dialog covers it. */
const figures = () => within(screen.getByLabelText('When it is due'));

describe('completing', () => {
  test('moves the due date before the server has answered, and its undo restores it', async () => {
    const { user } = await renderApp(page(impeller), 'engineer');
    await opened('Replace raw water pump impeller');
    expect(figures().getByText('4,850')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Complete job/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Complete:/ }));
    expect(dialog.getByText('3 tasks open')).toBeTruthy();
    expect(dialog.getByText('Photo missing: Check cam, wear plate and shaft seal')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Meter shows' }), '4830');
    expect(await dialog.findByText(/Next due .*6,830 h/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Less: Cover gasket' }));

    const release = hold('post', '*/api/worklist/complete/:boatID');
    await user.click(dialog.getByRole('button', { name: 'Complete with 3 tasks open' }));
    await waitFor(() => expect(figures().queryByText('4,850')).toBeNull());
    expect((await onServer(impeller)).dueHours).toBe(4850);
    release();

    expect(await screen.findByText(/^Done\. Next due .*6,830 h/)).toBeTruthy();
    expect(await onServer(impeller)).toMatchObject({ dueHours: 6830, lastDoneHours: 4830, ticks: {} });
    await user.click(
      within(screen.getByText(/^Done\./).parentElement ?? document.body).getByRole('button', {
        name: 'Undo',
      }),
    );
    expect(await screen.findByText('Completion taken back')).toBeTruthy();
    expect(await figures().findByText('4,850')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Tasks' })).getByText('3 of 6 done')).toBeTruthy();
    expect(await onServer(impeller)).toMatchObject({ dueHours: 4850, lastDoneHours: 2850 });
  });

  test('a figure below the last reading stays in the dialog, with the reason beside it', async () => {
    const { user } = await renderApp(page(impeller), 'engineer');
    await opened('Replace raw water pump impeller');
    await user.click(screen.getByRole('button', { name: /^Complete job/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Complete:/ }));
    const meter = dialog.getByRole('textbox', { name: 'Meter shows' });
    await user.type(meter, '481');
    await user.click(dialog.getByRole('button', { name: /^Complete with/ }));
    expect(await dialog.findByText('Lower than the last reading. Typing error?')).toBeTruthy();
    expect((await onServer(impeller)).dueHours).toBe(4850);
  });
});

describe('postponing', () => {
  test('needs a reason, and shows its effect', async () => {
    const { user } = await renderApp(page(impeller), 'engineer');
    await opened('Replace raw water pump impeller');
    await user.click(screen.getByRole('button', { name: 'Postpone' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Postpone:/ }));
    fail('post', '*/api/worklist/postpone/:boatID', 403, 'It was sent.');
    await user.click(dialog.getByRole('button', { name: 'Postpone' }));
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.queryByText('It was sent.')).toBeNull();
    network.resetHandlers();
    await user.type(reason, 'Kit arrives on Friday');
    await user.type(dialog.getByRole('textbox', { name: 'New hours' }), '4875');
    await user.click(dialog.getByRole('button', { name: 'Postpone' }));
    expect(await screen.findByText(/^Postponed\. Due .*4,875 h/)).toBeTruthy();
    expect(await screen.findByText(/^Postponed from .*Tom Halvorsen.*Kit arrives on Friday/)).toBeTruthy();
    expect(await onServer(impeller)).toMatchObject({ dueHours: 4875, dueDate: expect.any(String) });
  });

  test('critical equipment waits for a second person: the person who requested it can only withdraw it', async () => {
    const { dueDate } = await onServer(emergency);
    await renderApp(page(emergency), 'engineer');
    expect(await screen.findByText(/^You asked to postpone to/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
    expect((await onServer(emergency)).dueDate).toBe(dueDate);
  });

  test('the second person approves, and it takes effect', async () => {
    const asked = (await onServer(emergency)).postponeAsked;
    const { user } = await renderApp(page(emergency), 'captain');
    expect(await screen.findByText(/^Tom Halvorsen asks to postpone/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    expect(await screen.findByText(/^Postponed from .*Tom Halvorsen/)).toBeTruthy();
    expect(await onServer(emergency)).toMatchObject({ dueDate: asked?.dueDate, postponeAsked: null });
  });
});

describe('the checklist', () => {
  const step = 'Run 10 min, read raw water pressure';

  test('a reading ticks its step at once and is marked when it is out of its limits', async () => {
    const { user } = await renderApp(page(impeller), 'engineer');
    await opened('Replace raw water pump impeller');
    const release = hold('put', '*/api/worklist/tick/:id');
    await user.type(screen.getByRole('textbox', { name: `${step}, in bar` }), '0.5{Enter}');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: step });
    await waitFor(() => expect(box.checked).toBe(true));
    expect(screen.getByText('Too low. Min 0.8 bar')).toBeTruthy();
    expect(screen.getByText('4 of 6 done')).toBeTruthy();
    release();
    await waitFor(async () =>
      expect((await onServer(impeller)).ticks['2207-step-6']).toMatchObject({ value: 0.5 }),
    );
    await user.click(box);
    await waitFor(async () => expect((await onServer(impeller)).ticks['2207-step-6']).toBeUndefined());
    expect(box.checked).toBe(false);
  });

  test('a step with a reading is not ticked without one', async () => {
    const { user } = await renderApp(page(impeller), 'engineer');
    await opened('Replace raw water pump impeller');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: step });
    await user.click(box);
    expect(screen.getByText('Enter the reading first')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: `${step}, in bar` }));
    expect(box.checked).toBe(false);
  });
});

describe('the discussion', () => {
  test('a comment that was not sent keeps its text, and notifies those it mentions when it is sent', async () => {
    const { user } = await renderApp(page(impeller), 'engineer');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
    await user.type(field, 'Please look, @elen');
    await user.click(await screen.findByRole('option', { name: /Elena Marchetti/ }));
    await user.type(field, 'before noon');
    const text = 'Please look, @Elena Marchetti before noon';
    expect(field.value).toBe(text);

    fail('post', '*/api/worklist/comments/:id', 403, 'Not allowed.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Not sent. What you wrote is still here.')).toBeTruthy();
    expect(field.value).toBe(text);
    expect(screen.queryByText(/^before noon/)).toBeNull();

    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field.value).toBe(''));
    expect(await screen.findByText('@Elena Marchetti')).toBeTruthy();
    await waitFor(async () => expect((await onServer(impeller)).comments).toBe(3));
    await waitFor(() => expect(localStorage.getItem(`draft:job.comment.${impeller}`)).toBeNull());
  });
});
