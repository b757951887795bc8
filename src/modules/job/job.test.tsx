import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
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

test('without a link the PDF says what it needs, and the sheet to print is one press away', async () => {
  const { user, router } = await renderApp(page(impeller), 'engineer');
  await opened('Replace raw water pump impeller');
  network.use(http.get('*/api/worklist/workorder/:id', () => HttpResponse.error()));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Work order as PDF' }));
  const notice = await screen.findByText(/The PDF needs a link to the server/);
  await user.click(within(notice.parentElement ?? document.body).getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/worklist/print'));
});

describe('completing', () => {
  test('moves the due date before the server has answered, and its undo restores it', async () => {
    const { user } = await renderApp(page(impeller), 'engineer');
    await opened('Replace raw water pump impeller');
    expect(figures().getByText('4,850')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Complete job/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Complete:/ }));
    expect(dialog.getByText('3 tasks open')).toBeTruthy();
    expect(dialog.getByText('Photo required')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Meter reading' }), '4830');
    expect(await dialog.findByText(/Next due .*6,830 h/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Less: Cover gasket' }));

    const release = hold('post', '*/api/worklist/complete/:boatID');
    await user.click(dialog.getByRole('button', { name: 'Complete with 3 tasks open' }));
    await waitFor(() => expect(figures().queryByText('4,850')).toBeNull());
    expect((await onServer(impeller)).dueHours).toBe(4850);
    release();

    expect(await screen.findByText(/^Done: .*Next due .*6,830 h/)).toBeTruthy();
    expect(await onServer(impeller)).toMatchObject({ dueHours: 6830, lastDoneHours: 4830, ticks: {} });
    await user.click(
      within(screen.getByText(/^Done:/).parentElement ?? document.body).getByRole('button', {
        name: 'Undo',
      }),
    );
    expect(await screen.findByText('Completion undone')).toBeTruthy();
    expect(await figures().findByText('4,850')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Tasks' })).getByText('3 of 6 done')).toBeTruthy();
    expect(await onServer(impeller)).toMatchObject({ dueHours: 4850, lastDoneHours: 2850 });
  });

  test('a figure that can hardly be true is asked about, and its undo takes the reading along', async () => {
    const { user } = await renderApp(page(impeller), 'engineer');
    await opened('Replace raw water pump impeller');
    await user.click(screen.getByRole('button', { name: /^Complete job/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Complete:/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Meter reading' }), '48150');
    await user.click(dialog.getByRole('button', { name: /^Complete with/ }));
    const question = async () => within(await screen.findByRole('alertdialog', { name: 'Save anyway?' }));
    expect((await question()).getByText(/^Generator 1: 43,338 h since /)).toBeTruthy();
    await user.click((await question()).getByRole('button', { name: 'Cancel' }));
    expect(await dialog.findByText(/^43,338 h since .*: more than have passed/)).toBeTruthy();
    expect((await onServer(impeller)).dueHours).toBe(4850);
    await user.click(await dialog.findByRole('button', { name: /^Complete with/ }));
    await user.click((await question()).getByRole('button', { name: 'Save anyway' }));
    const notice = (await screen.findByText(/^Done: .*Next due/)).parentElement ?? document.body;
    expect((await onServer(impeller)).lastDoneHours).toBe(48_150);
    await user.click(await within(notice).findByRole('button', { name: 'Undo' }));
    await screen.findByText('Completion undone');
    expect((await onServer(impeller)).dueHours).toBe(4850);
    const { call, signIn } = await testServer();
    const { token } = await signIn('captain');
    const { equipmentID } = await onServer(impeller);
    const machine = await call('GET', `/api/equipmentgroups/${equipmentID}`, { token });
    expect(machine.json).toMatchObject({ meterValue: 4812, hours: 4812 });
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
    expect(await screen.findByText(/^You requested postponement to/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect((await onServer(emergency)).dueDate).toBe(dueDate);
  });

  test('the second person approves, and it takes effect', async () => {
    const asked = (await onServer(emergency)).postponeAsked;
    const { user } = await renderApp(page(emergency), 'captain');
    expect(await screen.findByText(/^Tom Halvorsen requests postponement/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/^Elena Marchetti agreed: .*Requested by Tom Halvorsen/)).toBeTruthy();
    expect(await onServer(emergency)).toMatchObject({ dueDate: asked?.dueDate, postponeAsked: null });
  });
});

describe('the checklist', () => {
  const step = 'Run 10 min, read raw water pressure';

  test('a reading out of limits ticks its step only with a reason, which stays with it', async () => {
    const { user } = await renderApp(page(impeller), 'engineer');
    await opened('Replace raw water pump impeller');
    const release = hold('put', '*/api/worklist/tick/:id');
    await user.type(screen.getByRole('textbox', { name: `${step}, in bar` }), '0.5{Enter}');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: step });
    expect(
      await screen.findByText('Out of limits. Check again, or note what was found or done.'),
    ).toBeTruthy();
    expect(box.checked).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'What was found or done?' }), 'Gauge is new');
    await user.click(screen.getByRole('button', { name: 'Record as out of limits' }));
    await waitFor(() => expect(box.checked).toBe(true));
    expect(screen.getByText('Too low. Min 0.8 bar')).toBeTruthy();
    expect(screen.getByText('4 of 6 done')).toBeTruthy();
    expect(screen.getByText(/Reason: Gauge is new/)).toBeTruthy();
    release();
    await waitFor(async () =>
      expect((await onServer(impeller)).ticks['2207-step-6']).toMatchObject({
        value: 0.5,
        reason: 'Gauge is new',
      }),
    );
    await user.click(box);
    await waitFor(async () => expect((await onServer(impeller)).ticks['2207-step-6']).toBeUndefined());
    expect(box.checked).toBe(false);
  });

  test('a step that asks for a photo is ticked without one only with a reason; the words stay', async () => {
    const { user } = await renderApp(page(impeller), 'engineer');
    await opened('Replace raw water pump impeller');
    const tasks = within(screen.getByRole('region', { name: 'Tasks' }));
    const box = tasks.getByRole<HTMLInputElement>('checkbox', { name: /^Check cam/ });
    await user.click(box);
    expect(await tasks.findByText(/^This task needs a photo/)).toBeTruthy();
    expect(box.checked).toBe(false);
    await user.type(tasks.getByRole('textbox', { name: 'Why is there no photo?' }), 'Camera broken');
    await user.click(tasks.getByRole('button', { name: 'Tick without a photo' }));
    await waitFor(() => expect(box.checked).toBe(true));
    expect(tasks.getByText(/Photo required · Reason: Camera broken/)).toBeTruthy();
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
    expect(await screen.findByText('Not sent. Your text is still here.')).toBeTruthy();
    expect(field.value).toBe(text);
    await waitFor(() => expect(screen.queryByText(/^before noon/)).toBeNull());

    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field.value).toBe(''));
    expect(await screen.findByText('@Elena Marchetti')).toBeTruthy();
    await waitFor(async () => expect((await onServer(impeller)).comments).toBe(3));
    await waitFor(() => expect(localStorage.getItem(`draft:job.comment.${impeller}`)).toBeNull());
  });

  test('a comment whose page was killed before the answer came is the same comment when it is sent again', async () => {
    const draft = `draft:job.comment.${impeller}`;
    const write = async () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
    const { user } = await renderApp(page(impeller), 'engineer');
    await user.type(await write(), 'Seal ordered');
    const before = (await onServer(impeller)).comments;
    const release = hold('post', '*/api/worklist/comments/:id');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const left = localStorage.getItem(draft) ?? '';
    release();
    await waitFor(async () => expect((await onServer(impeller)).comments).toBe(before + 1));
    cleanup();
    localStorage.setItem(draft, left);
    const again = await renderApp(page(impeller), 'engineer');
    expect((await write()).value).toBe('Seal ordered');
    await again.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(localStorage.getItem(draft)).toBeNull());
    expect((await onServer(impeller)).comments).toBe(before + 1);
    expect(await screen.findAllByText('Seal ordered')).toHaveLength(1);
  });
});
