import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '#lib/newId.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useAllEquipment } from '#modules/equipment/queries.ts';
import { type Job, jobFields } from '#modules/worklist/contract.ts';
import { useCreateJob } from '#modules/worklist/queries.ts';
import { useToday } from '#modules/worklist/useJobRows.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { JobForm } from './JobForm.tsx';

/** The contract's defaults; a title is the one thing a person must give. */
const blank = { ...jobFields.parse({ title: '-' }), title: '' };

/** A copy begins anew: not done yet, with steps of its own. */
const copied = (job: Job, title: string) => ({
  ...jobFields.parse(job),
  title,
  status: 'open' as const,
  lastDoneDate: null,
  lastDoneHours: null,
  tasks: job.tasks.map((task) => ({ ...task, _id: newId() })),
  parts: job.parts.map((part) => ({ ...part, _id: newId() })),
});

type Props = {
  open: boolean;
  onClose: () => void;
  /** The machine it is about, chosen already. */
  equipmentID?: string | undefined;
  /** A defect, or other work that nobody planned. */
  unplanned?: boolean | undefined;
  /** Begins with what this job says. */
  copyOf?: Job | undefined;
};

/** Adds a job. */
export default function CreateJobDialog(props: Props) {
  return props.open ? <OpenCreate {...props} /> : null;
}

function OpenCreate({ onClose, equipmentID = '', unplanned = false, copyOf }: Props) {
  const { t } = useTranslation('job');
  const { boatID } = useUser();
  const { data: all, isPending } = useAllEquipment();
  const today = useToday();
  const { mutateAsync: create } = useCreateJob();
  // The same until the form closes: saving again after a lost answer is the same create.
  const id = useRef(newId());
  const machine = all?.find((item) => item._id === equipmentID);
  // What is taken over from the machine must be known when the form opens.
  if (isPending && equipmentID !== '') return null;
  return (
    <FormDialog
      open
      title={t(copyOf ? 'duplicateTitle' : unplanned ? 'newDefect' : 'newJob')}
      schema={jobFields}
      defaultValues={
        copyOf
          ? copied(copyOf, t('copyName', { name: copyOf.title }))
          : {
              ...blank,
              equipmentID,
              department: machine?.department ?? '',
              atSea: machine?.atSea ?? true,
              atPort: machine?.atPort ?? true,
              unplanned,
              status: unplanned ? '' : 'open',
              foundDate: unplanned ? today : null,
            }
      }
      draftKey={copyOf ? `job.copy.${copyOf._id}` : `job.new.${unplanned ? 'defect' : 'job'}.${equipmentID}`}
      onSubmit={(fields) => create({ ...fields, _id: id.current, boatID })}
      onClose={onClose}
      wide
    >
      <JobForm status="" />
    </FormDialog>
  );
}
