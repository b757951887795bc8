import { expect } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { type Equipment, equipment } from '#modules/equipment/contract.ts';
import { noticeSchema } from '#modules/notices/contract.ts';
import { type Job, work, worklist } from '#modules/worklist/contract.ts';
import type { TestApp } from './app.ts';

/** The demo vessel of the tests. */
export const BOAT = 'boat-halcyon';

/** Deletes all notices. */
export const clearNotices = async (server: TestApp) => {
  await server.services.database.db.deleteFrom('notices').execute();
};

/** Common steps of job tests, as one signed-in user. */
export const jobsAs = async (server: TestApp, username: string) => {
  const { token, userID } = await server.signIn(username);
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const jobs = z.array(worklist.item);
  return {
    userID,
    call,
    add: async (fields: object = {}, boatID = BOAT): Promise<Job> => {
      const answer = await call('POST', '/api/worklist', { _id: newId(), boatID, title: 'Job', ...fields });
      expect(answer.status, JSON.stringify(answer.json)).toBe(201);
      return worklist.item.parse(answer.json);
    },
    update: (job: Job, fields: object) =>
      call('PUT', `/api/worklist/${job._id}`, { rev: job.rev, ...fields }),
    job: async (id: string): Promise<Job> =>
      worklist.item.parse((await call('GET', `/api/worklist/${id}`)).json),
    list: async (): Promise<Job[]> => jobs.parse((await call('GET', `/api/worklist/boat/${BOAT}`)).json),
    /** A command on jobs; returns the status and, on success, the jobs. */
    command: async (name: string, body: object) => {
      const { status, json } = await call(
        name === 'set' ? 'PUT' : 'POST',
        `/api/worklist/${name}/${BOAT}`,
        body,
      );
      return { status, json, jobs: status === 200 ? jobs.parse(json) : [] };
    },
    works: async (id: string) => z.array(work).parse((await call('GET', `/api/worklist/works/${id}`)).json),
    machine: async (fields: object = {}): Promise<Equipment> =>
      equipment.item.parse(
        (await call('POST', '/api/equipmentgroups', { _id: newId(), boatID: BOAT, name: 'Pump', ...fields }))
          .json,
      ),
    read: (equipmentID: string, value: number, at: string) =>
      call('POST', `/api/equipmentgroups/readings/${BOAT}`, {
        readings: [{ _id: newId(), equipmentID, at, value }],
      }),
    /** The user's notices of a kind, newest first. */
    notices: async (kind: string) =>
      z
        .array(noticeSchema)
        .parse((await call('GET', '/api/notifications')).json)
        .filter((notice) => notice.kind === kind),
  };
};

export type JobsOf = Awaited<ReturnType<typeof jobsAs>>;

/** The chief engineer and the captain of the demo vessel, at 10:00 UTC on 18 June 2026. */
export const crewAtTen = async (server: TestApp) => {
  server.time.stopped = new Date('2026-06-18T10:00:00.000Z');
  return { tom: await jobsAs(server, 'engineer'), captain: await jobsAs(server, 'captain') };
};
