import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { jobParts } from '#modules/worklist/contract/parts.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp({ reset: 'once' });

const partsFor = async (persona: string, search: string, boat = 'boat-halcyon') => {
  const { token } = await as(server, persona);
  return server.call('GET', `/api/worklist/parts/${boat}?${search}`, { token });
};

const jobs = async (persona: string) => {
  const { token } = await as(server, persona);
  const { json } = await server.call('GET', '/api/worklist/boat/boat-halcyon', { token });
  return z.array(z.object({ _id: z.string(), equipmentID: z._default(z.string(), '') })).parse(json);
};

test('comments and work of named jobs and machines come together, and nothing of others', async () => {
  const all = await jobs('engineer');
  const named = all.slice(0, 50).map(({ _id }) => _id);
  const { json } = await partsFor('engineer', `jobs=${named.join()}`);
  const { comments, works } = jobParts.ofBoat.response.parse(json);
  expect(works.length + comments.length).toBeGreaterThan(0);
  const others = [...works, ...comments].filter(({ jobID }) => !named.includes(jobID));
  expect(others).toEqual([]);
  const machine = all.find(({ equipmentID }) => equipmentID !== '')?.equipmentID ?? '';
  const ofMachine = jobParts.ofBoat.response.parse((await partsFor('engineer', `machines=${machine}`)).json);
  expect(ofMachine.comments).toEqual([]);
  expect(new Set(ofMachine.works.map(({ equipmentID }) => equipmentID))).toEqual(new Set([machine]));
  expect((await partsFor('engineer', '')).json).toEqual({ comments: [], works: [] });
});

test('a contractor gets those of the jobs that are his own, and no machine’s work', async () => {
  const all = await jobs('engineer');
  const own = new Set((await jobs('contractor')).map(({ _id }) => _id));
  const named = [...own, ...all.map(({ _id }) => _id).filter((id) => !own.has(id))].slice(0, 50).join();
  const machines = [...new Set(all.map(({ equipmentID }) => equipmentID).filter(Boolean))]
    .slice(0, 50)
    .join();
  const { json } = await partsFor('contractor', `jobs=${named}&machines=${machines}`);
  const { comments, works } = jobParts.ofBoat.response.parse(json);
  expect([...works, ...comments].filter(({ jobID }) => !own.has(jobID))).toEqual([]);
  const seen = jobParts.ofBoat.response.parse((await partsFor('engineer', `jobs=${named}`)).json);
  expect(seen.works.length).toBeGreaterThan(works.length);
});

test('another boat, and more ids than fit, are refused', async () => {
  expect((await partsFor('rival', 'jobs=job-halcyon-2207')).status).toBe(403);
  const many = Array.from({ length: 51 }, (_, n) => `job-${n}`).join();
  expect((await partsFor('engineer', `jobs=${many}`)).status).toBe(400);
});
