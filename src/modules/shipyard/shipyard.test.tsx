import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { profiles } from '#modules/profile/contract.ts';
import { accountSchema } from '#modules/users/contract.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

const read = async <T extends z.ZodMiniType>(persona: string, path: string, schema: T) => {
  const server = await testServer();
  const { token } = await server.signIn(persona);
  return schema.parse((await server.call('GET', path, { token })).json);
};
const yardUser = async (username: string) => {
  const list = await read('captain', '/api/users/shipyard-users/boat-halcyon', z.array(accountSchema));
  return list.find((each) => each.username === username);
};
const jobsOf = (persona: string) => read(persona, '/api/worklist/contractuser/jobs', z.array(worklist.item));
/** An open job of the boat that is not shared with the contractor. */
const freeJob = async (): Promise<Job> => {
  const given = new Set((await jobsOf('contractor')).map(({ _id }) => _id));
  const all = await read('captain', '/api/worklist/boat/boat-halcyon', z.array(worklist.item));
  const job = all.find(({ _id, status, title }) => {
    const alone = all.filter((other) => other.title.includes(title)).length === 1;
    return alone && !given.has(_id) && status !== 'done' && status !== 'cancelled';
  });
  if (!job) throw new Error('No open job');
  return job;
};

test('a yard user is created with name and phone number, and the account opens', async () => {
  const { user, router } = await renderApp('/app/users?show=yard', 'captain');
  await user.click(await screen.findByRole('button', { name: 'New yard user' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New yard user' }));
  const fill = async (label: string | RegExp, text: string) => {
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  };
  await fill(/^User name/, 'NLund');
  await fill(/^E-mail/, 'nils@yard.example');
  await user.selectOptions(dialog.getByLabelText('Role'), 'Contractor');
  await fill('First name', 'Nils');
  await fill('Phone', '+46 31 90 200');
  await user.click(dialog.getByRole('button', { name: 'Create and send e-mail' }));
  await screen.findByText('New user created');
  const made = await yardUser('nlund');
  expect(made).toMatchObject({ role: 'contract', email: 'nils@yard.example', firstName: 'Nils' });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/app/userdetails/${made?._id}`));
});

test('somebody is invited with a job, and is in the list', async () => {
  const job = await freeJob();
  const { user } = await renderApp('/app/users?show=yard', 'captain');
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }));
  await user.click(dialog.getByLabelText(/^E-mail/));
  await user.paste('lina@paint.example');
  await user.click(dialog.getByLabelText('First name'));
  await user.paste('Lina');
  await user.click(dialog.getByLabelText('Job'));
  await user.paste(job.title);
  await user.click(await dialog.findByRole('option', { name: new RegExp(job.title) }));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('User invited');
  expect(await yardUser('lina@paint.example')).toMatchObject({ role: 'user', firstName: 'Lina' });
  expect((await screen.findAllByText('lina@paint.example')).length).toBeGreaterThan(0);
  const [mail] = (await testServer()).mail.sent;
  expect(mail?.to).toBe('lina@paint.example');
});

test('a contractor changes their own contacts and sees the shared jobs', async () => {
  const server = await testServer();
  const { token, userID } = await server.signIn('contractor');
  const read = async () =>
    profiles.item.parse(
      (await server.call('GET', `/api/profile/profiledetailsbyuserid/${userID}`, { token })).json,
    );
  const { _id } = await read();
  const { user } = await renderApp(`/app/shipyarprofile/${_id}`, 'contractor');
  const phone = await screen.findByLabelText('Phone');
  await user.clear(phone);
  await user.type(phone, '+49 7541 90 200');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Profile changes have been saved');
  expect((await read()).phone).toBe('+49 7541 90 200');
  await screen.findByRole('heading', { name: 'Jobs assigned to you' });
});

test('a job is shared with a contractor from its menu, who then opens it', async () => {
  const job = await freeJob();
  const { user } = await renderApp(`/app/jobdetails/${job._id}`, 'captain');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Assign to a contractor' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Assign to a contractor: ${job.title}` }));
  await user.selectOptions(
    dialog.getByLabelText(/^Contractor/),
    await dialog.findByRole('option', { name: /^Dieter Hauser/ }),
  );
  await user.click(dialog.getByRole('button', { name: 'Assign job' }));
  await screen.findByText('Job assigned');
  expect((await jobsOf('contractor')).map(({ _id }) => _id)).toContain(job._id);
});

test('the contractor opens the job and does it: reads, ticks, comments, and plans nothing', async () => {
  const [job] = (await jobsOf('contractor')).filter(({ tasks }) => tasks.some((task) => task.unit === ''));
  const step = job?.tasks.find((task) => task.unit === '' && !task.photo && !job.ticks[task._id]);
  if (!job || !step) throw new Error('No job with an open step was given');
  const { profileID } = await read('contractor', '/api/auth', z.object({ profileID: z.string() }));
  const { user } = await renderApp(`/app/shipyarprofile/${profileID}`, 'contractor');
  await user.click(await screen.findByRole('link', { name: job.title }));
  await screen.findByRole('heading', { name: job.title, level: 1 });
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(step.text.slice(0, 20)) }));
  await waitFor(async () =>
    expect((await jobsOf('contractor')).find(({ _id }) => _id === job._id)?.ticks[step._id]?.by).toBe(
      'Dieter Hauser',
    ),
  );
  await user.type(await screen.findByLabelText('Write a comment'), 'Seal worn, new one ordered');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Seal worn, new one ordered')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Complete/ })).toBeTruthy();
  for (const name of ['Postpone', 'Edit']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('sharing a job on the account of a yard user sets the type, and the job can be opened', async () => {
  const job = await freeJob();
  const { user } = await renderApp('/app/userdetails/user-contractor', 'captain');
  await user.click(await screen.findByRole('button', { name: 'Assign a job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign a job to Dieter Hauser' }));
  await user.click(dialog.getByLabelText(/^Job/));
  await user.paste(job.title);
  await user.click(await dialog.findByRole('option', { name: new RegExp(job.title) }));
  await user.selectOptions(dialog.getByLabelText('Type'), 'Shipyard');
  await user.click(dialog.getByRole('button', { name: 'Assign job' }));
  await screen.findByText('Job assigned');
  expect(await yardUser('contractor')).toMatchObject({ shipyardUser: true, role: 'shipyard' });
  expect((await jobsOf('contractor')).map(({ _id }) => _id)).toContain(job._id);
});

test('ticked jobs are given to a contractor together; what cannot be given is named with its reason', async () => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const made = await Promise.all(
    ['Overhaul the crane winch', 'Overhaul the crane slewing ring'].map(async (title) => {
      const body = { _id: newId(), boatID: 'boat-halcyon', title, status: 'open' };
      return worklist.item.parse((await server.call('POST', '/api/worklist', { token, body })).json);
    }),
  );
  const { user } = await renderApp('/app/worklist?view=open&q=overhaul the crane', 'captain');
  for (const { title } of made)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Actions for selected rows' }));
  await user.click(await bar.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Assign to a contractor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign 2 jobs to a contractor' }));
  await user.selectOptions(
    dialog.getByLabelText(/^Contractor/),
    await dialog.findByRole('option', { name: /^Dieter Hauser/ }),
  );
  // Meanwhile somebody else closes one of them.
  const [open, closed] = made;
  const set = { ids: [closed?._id], fields: { status: 'cancelled' } };
  await server.call('PUT', '/api/worklist/set/boat-halcyon', { token, body: set });
  await user.click(dialog.getByRole('button', { name: 'Assign job' }));
  await screen.findByText('1 job assigned');
  await screen.findByText(new RegExp(`^${closed?.title}: `));
  const given = (await jobsOf('contractor')).map(({ _id }) => _id);
  expect(given).toContain(open?._id);
  expect(given).not.toContain(closed?._id);
});
