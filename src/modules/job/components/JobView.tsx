import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { useFiles } from '#modules/files/queries.ts';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import type { Job } from '#modules/worklist/contract.ts';
import { useComments, useMayJobs, useWorks } from '#modules/worklist/queries.ts';
import { type JobContext, rowOf } from '#modules/worklist/rules/rows.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useEverOpen } from '#ui/useEverOpen.ts';
import { useMedia } from '#ui/useMedia.ts';
import styles from '../job.module.css';
import { DetailsPanel } from './DetailsPanel.tsx';
import { DiscussionPanel } from './DiscussionPanel.tsx';
import { JobBanners } from './JobBanners.tsx';
import { type JobDialog, JobDialogs } from './JobDialogs.tsx';
import { JobHeader } from './JobHeader.tsx';
import { DescriptionPanel, PartsPanel } from './JobPanels.tsx';
import { JobReadouts } from './JobReadouts.tsx';
import { PresenceBar } from './PresenceBar.tsx';
import { TasksPanel } from './TasksPanel.tsx';
import { WorksPanel } from './WorksPanel.tsx';

const Waiting = () => (
  <div className={`panel ${styles.wait}`}>
    <Skeleton rows={6} />
  </div>
);

/** A job with all its parts, in one column on a tablet and two in an office. */
export function JobView({ job, context }: { job: Job; context: JobContext }) {
  const { t } = useTranslation('job');
  const [dialog, setDialog] = useState<JobDialog>();
  const wide = useMedia('(min-width: 900px)');
  const row = rowOf(job, context);
  const filesPending = useFiles('worklist', job._id).isPending;
  const commentsPending = useComments(job._id).isPending;
  const worksPending = useWorks(job._id).isPending;
  // Rendered together; one after the other they would push each other down. Once rendered they stay: each says what
  // it lacks, and takes input.
  const loading = !useEverOpen(!(filesPending || commentsPending || worksPending));
  // Whoever has only their own jobs does them; what they are is for those who plan.
  const plans = useMayJobs();
  const edit = plans ? () => setDialog('edit') : undefined;
  const tasks = <TasksPanel key="tasks" job={job} onEdit={edit} />;
  const description = <DescriptionPanel key="description" job={job} onEdit={edit} />;
  const parts = <PartsPanel job={job} onEdit={edit} />;
  const details = <DetailsPanel row={row} people={context.people} onOpen={setDialog} plans={plans} />;
  const discussion = <DiscussionPanel job={job} people={context.people} />;
  const works = <WorksPanel job={job} plans={plans} />;
  const photos = (
    <PhotosPanel resource="worklist" ownerID={job._id} hint={t('photosHint')} mayRemove={plans} />
  );
  const files = <FilesPanel resource="worklist" ownerID={job._id} mayRemove={plans} />;
  const history = plans && <HistoryPanel resource="worklist" id={job._id} />;
  return (
    <div className={styles.job}>
      <PresenceBar jobID={job._id} people={context.people} />
      <JobHeader row={row} onOpen={setDialog} plans={plans} />
      <JobBanners job={job} plans={plans} />
      <JobReadouts row={row} />
      {wide ? (
        <div className={styles.columns}>
          <div className="column">
            {job.tasks.length > 0 ? [tasks, description] : [description, tasks]}
            {loading ? (
              <Waiting />
            ) : (
              <>
                {discussion}
                {works}
              </>
            )}
          </div>
          <div className="column">
            {details}
            {parts}
            {loading ? (
              <Waiting />
            ) : (
              <>
                {photos}
                {files}
                {history}
              </>
            )}
          </div>
        </div>
      ) : (
        <div className="column">
          {job.tasks.length > 0 ? tasks : [description, tasks]}
          {job.parts.length > 0 ? (
            <div className={styles.pair}>
              {parts}
              {photos}
            </div>
          ) : (
            photos
          )}
          {job.tasks.length > 0 && description}
          {loading ? (
            <Waiting />
          ) : (
            <>
              {discussion}
              {details}
              {job.parts.length === 0 && parts}
              {works}
              {files}
              {history}
            </>
          )}
        </div>
      )}
      <JobDialogs job={job} dialog={dialog} onClose={() => setDialog(undefined)} />
    </div>
  );
}
