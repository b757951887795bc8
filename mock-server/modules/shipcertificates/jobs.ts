import { nanoid } from 'nanoid';
import { type ShipCertificate, shipcertificates } from '#modules/shipcertificates/contract.ts';
import { jobTexts } from '#modules/shipcertificates/rules/jobWords.ts';
import { jobDates, jobOf, type SurveyWindow } from '#modules/shipcertificates/rules/windows.ts';
import { type Completion, completion } from '#modules/worklist/contract/entries.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { languageOf } from '#modules/workorder/rules/language.ts';
import { formatsOf } from '../../documents/format.ts';
import type { Call } from '../../http/implement.ts';
import { lockRow, type Row, updateItem, type WriteContext } from '../../store/records.ts';
import { completeWorks } from '../worklist/complete.ts';
import { insertJobs } from '../worklist/numbers.ts';

/** Opens the job of a window of a locked certificate; a window that has its job keeps it. */
export const openWindowJob = async (
  context: WriteContext,
  row: Row<ShipCertificate>,
  window: SurveyWindow,
  { jobID, language }: { jobID?: string; language: string },
): Promise<ShipCertificate> => {
  const certificate = row.data;
  if (jobOf(certificate, window.id)) return certificate;
  const _id = jobID ?? nanoid();
  const words = languageOf(language.slice(0, 2).toLowerCase());
  await insertJobs(
    context,
    [
      {
        ...{ _id, boatID: certificate.boatID, status: 'open' },
        ...jobTexts(words, certificate, window, formatsOf(words).day),
        ...jobDates(window),
      },
    ],
    'create',
  );
  const jobs = [...certificate.jobs, { window: window.id, jobID: _id, at: context.doneAt ?? context.now }];
  return updateItem<ShipCertificate>(context, shipcertificates, row, { jobs });
};

type Held = { date: string; note: string };

/** Completes the job of a window, if it has one that is still open. */
export const completeWindowJob = async (
  call: Call,
  { jobs, boatID }: Pick<ShipCertificate, 'jobs' | 'boatID'>,
  window: string,
  { date, note }: Held,
) => {
  const opened = jobs.find((each) => each.window === window);
  const job = opened && (await lockRow<Job>(call.db, worklist, opened.jobID));
  if (!job || job.data.boatID !== boatID || ['done', 'cancelled'].includes(job.data.status)) return;
  const work: Completion = { _id: nanoid(), jobID: job.data._id, date, note, after: job.data.lastWork };
  await completeWorks({
    ...call,
    params: { boatID },
    search: undefined,
    body: { works: [completion.parse(work)], byRow: undefined },
  });
};
