import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { OPERATION_HEADER, WIRE_HEADER } from '#lib/marks.ts';
import { newId } from '#lib/newId.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { errorBody } from '../messages/messages.ts';
import { catalog } from '../modules/index.ts';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';
import { answerError } from './answerError.ts';
import { mountRoutes, routesOf } from './implement.ts';

const server = useTestApp({ reset: 'once' });

const BOAT = 'boat-halcyon';
const path = '/api/equipmentgroups';
const refusal = z.object({ errors: z.array(z.object({ msg: z.string(), path: z.optional(z.string()) })) });

test('a key that the contract does not have is refused by name, and nothing of the body is done', async () => {
  const captain = await as(server, 'captain');
  const body = { _id: newId(), boatID: BOAT, name: 'Bilge pump', berth: 'aft' };
  const refused = await captain.call('POST', path, body);
  expect(refused.status).toBe(400);
  expect(refusal.parse(refused.json).errors).toEqual([
    { msg: expect.stringContaining('berth'), path: 'berth' },
  ]);
  expect(await captain.status('GET', `${path}/${body._id}`)).toBe(404);
  const { berth: _, ...known } = body;
  const item = await captain.ok(equipment.item, 'POST', path, known);
  const renamed = { rev: item.rev, placeOfWork: 'Engine room', name: 'Other' };
  expect(await captain.status('PUT', `${path}/${item._id}`, renamed)).toBe(400);
  expect(await captain.ok(equipment.item, 'GET', `${path}/${item._id}`)).toEqual(item);
});

test('a key inside a list is refused with its path; one in a free text or record is content', async () => {
  const captain = await as(server, 'captain');
  const reading = { _id: newId(), equipmentID: 'none', kind: 'reading', at: '2026-06-18T08:00:00.000Z' };
  const readings = [{ ...reading, value: 1, note: '', depth: 3 }];
  const answer = await captain.call('POST', `${path}/readings/${BOAT}`, { readings });
  expect(refusal.parse(answer.json).errors.map((error) => error.path)).toEqual(['readings.0.depth']);
});

/** A contract as it is after a rename, for which an older app has kept operations. */
const berths = {
  move: endpoint.put('/api/berths/:id', {
    access: 'member',
    body: z.object({ place: z.string().check(z.minLength(1)) }),
    response: z.object({ place: z.string() }),
  }),
};

const withBerths = async () => {
  const app = new Hono();
  const routes = routesOf(
    berths,
    { move: async ({ body }) => ({ place: body.place }) },
    {
      upgrades: {
        move: {
          1: (body) => {
            const { berth, ...others }: Record<string, unknown> = Object(body);
            return berth === undefined ? body : { place: berth, ...others };
          },
        },
      },
    },
  );
  mountRoutes({ app, services: server.services, catalog }, routes);
  app.onError((error, c) => answerError(c, error, errorBody, () => {}));
  const { token } = await as(server, 'captain');
  return async (body: object, version?: number) => {
    const answer = await app.request('/api/berths/1', {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'x-auth-token': token,
        [OPERATION_HEADER]: newId(),
        ...(version === undefined ? {} : { [WIRE_HEADER]: String(version) }),
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, json: await answer.json() };
  };
};

test('an operation of an older contract is brought to the shape of today', async () => {
  const move = await withBerths();
  expect(await move({ berth: 'B 12' }, 0)).toEqual({ status: 200, json: { place: 'B 12' } });
  // The user corrected it in a newer app.
  expect(await move({ berth: 'B 12', place: 'C 3' }, 0)).toEqual({ status: 200, json: { place: 'C 3' } });
  expect(await move({ place: 'B 12' }, 1)).toEqual({ status: 200, json: { place: 'B 12' } });
});

test('what cannot be brought to the shape of today is refused, and says that an older app made it', async () => {
  const move = await withBerths();
  const older = await move({ quay: 'North' }, 0);
  expect(older.status).toBe(400);
  expect(refusal.parse(older.json).errors.map(({ msg }) => msg)).toEqual([
    'This was made by an older version of the app, which the server no longer understands.',
    'Required',
  ]);
  for (const version of [undefined, 1]) {
    const current = await move({ berth: 'B 12' }, version);
    expect(current.status).toBe(400);
    expect(JSON.stringify(current.json)).not.toContain('older version');
  }
});
