import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useUpload } from '#modules/files/queries.ts';
import { type DefectFields, defectFields } from '#modules/worklist/contract/defects.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useReportDefect } from '#modules/worklist/queries/defects.ts';
import { useMayJobs } from '#modules/worklist/queries.ts';
import { addAlert } from '#stores/alerts.ts';
import { Button } from '#ui/Button.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useNewItemForm } from '#ui/form/useNewItemForm.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { ReportPhotos } from './ReportPhotos.tsx';
import { ReportSeverity } from './ReportSeverity.tsx';
import { ReportWhere, useMachineChoices } from './ReportWhere.tsx';

const CreateJob = lazyDialog(() => import('./CreateJobDialog.tsx'));

/** `where`: a machine by its name, or any place in words; the report itself tells them apart. */
const schema = z.extend(z.pick(defectFields, { title: true, severity: true }), {
  where: defectFields.shape.location,
});
type Values = z.input<typeof schema>;

type Props = { onClose: () => void; equipmentID?: string; title?: string };

/** Says what was reported, and opens it. */
const useReported = () => {
  const { t } = useTranslation('report');
  const navigate = useNavigate();
  return ({ _id, no, title }: Pick<Job, '_id' | 'no' | 'title'>) =>
    addAlert({
      kind: 'success',
      text: no === null ? t('reportedHere', { title }) : t('reported', { no }),
      action: {
        label: t('open'),
        onClick: () => void navigate({ to: '/app/jobdetails/$id', params: { id: _id } }),
      },
      key: 'defect',
    });
};

/**
 * Reports a defect in four fields: what is wrong, a photo, where, and how bad. Everybody aboard may, without a link too;
 * those who plan jobs can go on in the full form.
 */
export default function ReportDialog({ onClose, equipmentID = '', title = '' }: Props) {
  const { t } = useTranslation('report');
  const { boatID } = useUser();
  const mayJobs = useMayJobs();
  const { mutateAsync: report } = useReportDefect();
  const { mutateAsync: upload } = useUpload();
  const say = useReported();
  const choices = useMachineChoices();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [full, setFull] = useState<Partial<DefectFields>>();
  const place = (where: string) => {
    const machine = choices.find(({ label }) => label === where.trim());
    return machine ? { equipmentID: machine.value } : { location: where };
  };
  const done = (job: Job) => {
    say(job);
    // Each photo waits in the outbox behind the report.
    for (const file of photos)
      upload({ resource: 'worklist', ownerID: job._id, file }).catch(() =>
        addAlert({ kind: 'error', text: t('photoFailed', { name: file.name }), sticky: true }),
      );
  };
  const form = useNewItemForm({
    schema,
    blank: { title, where: choices.find(({ value }) => value === equipmentID)?.label ?? '' },
    create: async ({ _id, title, severity, where }) => {
      const given = { description: '', equipmentID: '', location: '', ...place(where) };
      done(await report({ _id, boatID, title, severity, ...given }));
    },
  });
  // The machine's name must be known when the form opens.
  if (equipmentID !== '' && choices.length === 0) return null;
  if (full) return <CreateJob unplanned given={full} onCreated={done} onClose={onClose} />;
  return (
    <FormDialog {...form} title={t('title')} submitLabel={t('submit')} onClose={onClose}>
      <TextInput<Values> name="title" label={t('what')} required autoFocus wide maxLength={160} />
      <ReportPhotos photos={photos} onChange={setPhotos} />
      <ReportWhere choices={choices} />
      <ReportSeverity />
      {mayJobs && (
        <MoreDetails onOpen={({ where, ...values }) => setFull({ ...values, ...place(where ?? '') })} />
      )}
    </FormDialog>
  );
}

/** Opens the full form with what was entered so far. */
function MoreDetails({ onOpen }: { onOpen: (values: Values) => void }) {
  const { t } = useTranslation('report');
  const { getValues } = useFormContext<Values>();
  return (
    <div className="f wide">
      <span>
        <Button variant="link" onClick={() => onOpen(getValues())}>
          {t('more')}
        </Button>
      </span>
    </div>
  );
}
