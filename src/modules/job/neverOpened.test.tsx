import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { BOAT, link, onServer } from '#testing/device.tsx';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { network } from '#testing/server.ts';

withRealServer();

const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** The device knows the lists, and the server answers nothing about single items. */
const openUnknown = async (path: (ids: { job: string; machine: string }) => string, what: string) => {
  const { user, router, queryClient } = await renderApp('/app/worklist', 'engineer');
  await screen.findByRole('heading', { level: 1 });
  await screen.findAllByRole('row');
  const jobs = await queryClient.fetchQuery(jobQueries.list(BOAT));
  const machines = await queryClient.fetchQuery(equipmentQueries.list(BOAT));
  const asked: string[] = [];
  network.use(
    http.all('*/api/*', ({ request }) => {
      if (request.method === 'GET') asked.push(new URL(request.url).pathname);
      return HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 });
    }),
  );
  const job = jobs[0];
  const machine = machines.find(({ metered }) => metered);
  if (!job || !machine) throw new Error('The demo vessel has jobs and meters');
  await router.navigate({ to: path({ job: job._id, machine: machine._id }) });
  await screen.findByRole('heading', { name: what === 'job' ? job.title : machine.name, level: 1 });
  return { user, asked, job, machine };
};

test('a job whose parts never came says so, is asked for once, and takes comments and photos', async () => {
  const { user, asked, job } = await openUnknown(({ job }) => `/app/jobdetails/${job}`, 'job');
  const discussion = await region('Discussion');
  expect(await discussion.findByText('Could not load the discussion')).toBeTruthy();
  await user.type(discussion.getByRole('textbox'), 'Seal is worn');
  await user.click(discussion.getByRole('button', { name: 'Send' }));
  expect(await discussion.findByText('Seal is worn')).toBeTruthy();
  const photos = await region('Photos');
  expect(photos.getAllByLabelText('Add photos').length).toBeGreaterThan(0);
  for (const part of ['comments', 'works'])
    expect(asked.filter((path) => path === `/api/worklist/${part}/${job._id}`).length, part).toBe(1);
  link();
  await user.click(discussion.getByRole('button', { name: 'Try again' }));
  await expect
    .poll(() => onServer(`/api/worklist/comments/${job._id}`))
    .toEqual(expect.arrayContaining([expect.objectContaining({ text: 'Seal is worn' })]));
  expect(await discussion.findByText('Seal is worn')).toBeTruthy();
  expect(discussion.queryByRole('alert')).toBeNull();
});

test('a machine whose parts never came is asked for once', async () => {
  const { asked, machine } = await openUnknown(({ machine }) => `/app/equipment/${machine}`, 'machine');
  expect(await (await region('Photos')).findByRole('alert')).toBeTruthy();
  expect(await (await region('Files')).findByRole('alert')).toBeTruthy();
  expect(asked.filter((path) => path.includes(`files/equipmentgroups/${machine._id}`)).length).toBe(1);
});
