import { valuesOf } from '#lib/formValues.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { useAllEquipment } from '#modules/equipment/queries.ts';
import { type Job, type JobFields, jobFields } from '#modules/worklist/contract.ts';
import { useCreateJob } from '#modules/worklist/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { JobForm } from './JobForm.tsx';

/** A copy starts as not done, with new step ids. */
const copied = (job: Job, title: string) => ({
  ...valuesOf(jobFields, job),
  title,
  status: 'open' as const,
  lastDoneDate: null,
  lastDoneHours: null,
  tasks: job.tasks.map((task) => ({ ...task, _id: newId() })),
  parts: job.parts.map((part) => ({ ...part, _id: newId() })),
});

type Props = {
  onClose: () => void;
  /** The preselected machine. */
  equipmentID?: string | undefined;
  /** A defect, or other unplanned work. */
  unplanned?: boolean | undefined;
  /** The job to copy. */
  copyOf?: Job | undefined;
  /** What was entered in a shorter form. */
  given?: Partial<JobFields> | undefined;
  /** Called with the new job, instead of a notice that it was added. */
  onCreated?: ((job: Job) => void) | undefined;
};

/** Adds a job. */
export default function CreateJobDialog(props: Props) {
  const equipmentID = props.given?.equipmentID ?? props.equipmentID ?? '';
  const { data: all, isPending } = useAllEquipment();
  // The values taken over from the machine must be known when the form opens.
  if (isPending && equipmentID !== '') return null;
  return (
    <Create {...props} equipmentID={equipmentID} machine={all?.find(({ _id }) => _id === equipmentID)} />
  );
}

type CreateProps = Props & { equipmentID: string; machine: Equipment | undefined };

function Create({ onClose, machine, unplanned = false, copyOf, ...props }: CreateProps) {
  const { equipmentID, given, onCreated } = props;
  const { t } = useTranslation('job');
  const { boatID } = useUser();
  const { today } = useFormat();
  const { mutateAsync: create } = useCreateJob();
  const { opened: _new, ...form } = useItemForm({
    name: 'job',
    schema: jobFields,
    item: undefined,
    blank: copyOf
      ? copied(copyOf, t('copyName', { name: copyOf.title }))
      : {
          equipmentID,
          department: machine?.department ?? '',
          atSea: machine?.atSea ?? true,
          atPort: machine?.atPort ?? true,
          unplanned,
          status: unplanned ? '' : 'open',
          foundDate: unplanned ? today : null,
          ...given,
        },
    newDraft: copyOf ? `copy.${copyOf._id}` : `new.${unplanned ? 'defect' : 'job'}.${equipmentID}`,
    create: async (fields) => {
      const job = await create({ ...fields, boatID });
      onCreated?.(job);
    },
  });
  return (
    <FormDialog
      {...form}
      title={t(copyOf ? 'duplicateTitle' : unplanned ? 'newDefect' : 'newJob')}
      onClose={onClose}
      wide
    >
      <JobForm status="" />
    </FormDialog>
  );
}
