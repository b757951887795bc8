import { lazy, Suspense } from 'react';
import { EditEquipmentDialog } from '#modules/equipment/components/EquipmentDialogs.tsx';
import type { Equipment } from '#modules/equipment/contract.ts';
import { useAllEquipment } from '#modules/equipment/queries.ts';
import type { Job } from '#modules/worklist/contract.ts';

const EditJob = lazy(() => import('#modules/job/components/EditJobDialog.tsx'));

type Props = { job?: Job | undefined; machine?: Equipment | undefined; onClose: () => void };

/** The form of a thing with what the person wanted; saving it completes the refused change and tries it again. */
export default function MendDialog({ job, machine, onClose }: Props) {
  const { data: all = [] } = useAllEquipment();
  return (
    <Suspense>
      {job && <EditJob job={job} open onClose={onClose} />}
      {machine && <EditEquipmentDialog all={all} item={machine} open onClose={onClose} />}
    </Suspense>
  );
}
