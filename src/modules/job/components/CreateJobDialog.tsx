import { useNavigate } from '@tanstack/react-router';
import { valuesOf } from '#lib/formValues.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { useAllEquipment } from '#modules/equipment/queries.ts';
import { type Job, type JobFields, jobFields } from '#modules/worklist/contract.ts';
import { useCreateJob } from '#modules/worklist/queries.ts';
import { addAlert } from '#stores/alerts.ts';
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
  /** Called with the new job, instead of offering to open it. */
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

/** Offers to open a job in the notice that it was added. */
const useOfferToOpen = () => {
  const { t } = useTranslation(['worklist', 'report']);
  const navigate = useNavigate();
  return ({ _id, no }: Job) => {
    // Without a number it is only kept on this device, and that is what the notice says.
    if (no === null) return;
    addAlert({
      kind: 'success',
      text: t('created'),
      action: {
        label: t('report:open'),
        onClick: () => void navigate({ to: '/app/jobdetails/$id', params: { id: _id } }),
      },
      key: 'worklist:created',
    });
  };
};

type CreateProps = Props & { equipmentID: string; machine: Equipment | undefined };

function Create({ onClose, machine, unplanned = false, copyOf, ...props }: CreateProps) {
  const { equipmentID, given, onCreated } = props;
  const { t } = useTranslation('job');
  const { boatID } = useUser();
  const { today } = useFormat();
  const { mutateAsync: create } = useCreateJob();
  const offer = useOfferToOpen();
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
      if (onCreated) onCreated(job);
      else offer(job);
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
