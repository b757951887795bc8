import type { QueryClient } from '@tanstack/react-query';
import { cachedItem } from '#lib/resourceHooks.ts';
import { type Equipment, equipment } from '#modules/equipment/contract.ts';
import type { Job } from '../contract.ts';

/** The machine of a job, from any cache that has it. */
export const machineOf = (client: QueryClient, job: Pick<Job, 'equipmentID'>): Equipment | undefined =>
  job.equipmentID === '' ? undefined : cachedItem(equipment, client, job.equipmentID);
