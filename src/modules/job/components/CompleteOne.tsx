import { useState } from 'react';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFiles } from '#modules/files/queries.ts';
import { useUploads } from '#modules/files/useUploads.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useCompleteJobs } from '#modules/worklist/queries/commands.ts';
import { useJob, useWorks } from '#modules/worklist/queries.ts';
import { completionProblem } from '#modules/worklist/rules/commands.ts';
import { requiredOpen } from '#modules/worklist/rules/steps.ts';
import { useJobContext } from '#modules/worklist/useJobRows.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { missingPhotos, openTasks, photosSince } from '../rules.ts';
import { useDoneNotice } from '../useDoneNotice.ts';
import { useMeterQuestion } from '../useMeterQuestion.ts';
import { CloseOut, OpenTasks } from './CompleteHints.tsx';
import { CompletePhotos } from './CompletePhotos.tsx';
import { type CompleteValues, completeFields } from './completeForm.ts';
import { MeterShows, NextDue } from './MeterShows.tsx';
import { PartsUsed } from './PartsUsed.tsx';
import { pathsUnder } from './pathsUnder.ts';

/** The contract's limit. */
const MAX_PHOTOS = 50;

type Props = { job: Job; onClose: () => void };

/** Completes one job: date, hours, parts and photos, with a warning of what is still open. */
export function CompleteOne({ job: given, onClose }: Props) {
  const { t } = useTranslation('job');
  // The list that opened this may be older than ticks made meanwhile.
  const job = useJob(given._id).data ?? given;
  const { machines, today } = useJobContext();
  const machine = machines.get(job.equipmentID);
  const { mutateAsync: complete } = useCompleteJobs();
  const showDone = useDoneNotice();
  const withQuestion = useMeterQuestion();
  const uploads = useUploads('worklist', true);
  const { data: files = [] } = useFiles('worklist', job._id);
  const { data: works = [] } = useWorks(job._id);
  // The same until the form closes: saving again after a lost answer is the same work.
  const [id] = useState(newId);
  const open = openTasks(job);
  const taken = photosSince(files, works[0]?.at);
  // Steps without their photo that were ticked before a reason was asked for.
  const noPhoto = missingPhotos(job.tasks, taken).filter(
    ({ _id }) => _id in job.ticks && !job.ticks[_id]?.reason,
  );
  const [after] = useState(job.lastWork);
  const needsReason = machine?.critical === true && requiredOpen(job).length > 0;

  const schema = completeFields.check(
    z.superRefine((values, context) => {
      if (needsReason && values.openReason.trim() === '')
        context.addIssue({ code: 'custom', path: ['openReason'], message: t('problem.openReason') });
      const problem = completionProblem(job, values, today);
      if (problem)
        context.addIssue({
          code: 'custom',
          path: ['date'],
          message: t(`problem.${problem}`),
        });
    }),
  );
  const save = async (values: CompleteValues) => {
    const photos = await uploads.settled();
    if (photos.failed > 0)
      throw { messages: [{ msg: t('problem.photosNotSent', { count: photos.failed }) }] };
    const work = {
      ...values,
      _id: id,
      jobID: job._id,
      after,
      openReason: needsReason ? values.openReason : '',
      parts: values.parts.filter(({ quantity }) => quantity > 0),
      // Photos taken at the steps belong to the work too.
      photos: [...new Set([...photos.sent, ...taken.map((photo) => photo._id)])].slice(0, MAX_PHOTOS),
    };
    const answer = await withQuestion([{ machine, work, path: 'meterValue' }], (works) =>
      complete({ boatID: job.boatID, works }),
    ).catch(pathsUnder('works.0.'));
    showDone(answer, [work]);
  };
  return (
    <FormDialog
      title={t('completeTitle', { title: job.title })}
      schema={schema}
      defaultValues={{
        date: today,
        meterValue: null,
        minutes: null,
        note: '',
        openReason: '',
        parts: job.parts,
      }}
      draftKey={`job.complete.${job._id}`}
      onSubmit={save}
      onClose={onClose}
      submitLabel={open.length > 0 ? t('completeOpen', { count: open.length }) : t('complete')}
      wide
    >
      <OpenTasks job={job} open={open} noPhoto={noPhoto} />
      {needsReason && (
        <TextArea<CompleteValues> name="openReason" label={t('openReason')} rows={2} required />
      )}
      <DateInput<CompleteValues> name="date" label={t('doneOn')} max={today} required />
      {machine?.metered ? (
        <MeterShows<CompleteValues> name="meterValue" machine={machine} />
      ) : (
        <NumberInput<CompleteValues> name="minutes" label={t('took')} unit={t('form.minutes')} whole />
      )}
      <NextDue job={job} machine={machine} />
      {machine?.metered && (
        <NumberInput<CompleteValues> name="minutes" label={t('took')} unit={t('form.minutes')} whole wide />
      )}
      {job.unplanned && <CloseOut job={job} />}
      <TextArea<CompleteValues> name="note" label={t('note')} rows={3} />
      {job.parts.length > 0 && <PartsUsed />}
      <CompletePhotos job={job} uploads={uploads} />
    </FormDialog>
  );
}
