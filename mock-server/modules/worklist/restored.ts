import { equipment } from '#modules/equipment/contract.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { allows } from '../../auth/access.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import { lockRow } from '../../store/records.ts';
import type { Prepare } from '../../store/restoreItem.ts';

/** A restored job is on its machine, which comes back with it, for those who may restore machines. */
export const prepareRestored: Prepare<Job> = async (call, job, restored) => {
  const { equipmentID } = job;
  if (equipmentID === '' || (await lockRow(call.db, equipment, equipmentID))) return job;
  if (!allows(call.viewer, equipment.access.write)) throw fail(400, 'equipmentMissing');
  const machine = await call.catalog.restorers
    .get(equipment.name)?.(call, equipmentID, restored)
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    });
  return machine ? job : { ...job, equipmentID: '' };
};
