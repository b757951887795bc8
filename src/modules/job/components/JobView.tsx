import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { useFiles } from '#modules/files/queries.ts';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import type { Job } from '#modules/worklist/contract.ts';
import { useComments, useWorks } from '#modules/worklist/queries.ts';
import { type Around, rowOf } from '#modules/worklist/rules/rows.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useMedia } from '#ui/useMedia.ts';
import { AlsoHere } from './AlsoHere.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { DiscussionPanel } from './DiscussionPanel.tsx';
import { JobBanners } from './JobBanners.tsx';
import { type JobDialog, JobDialogs } from './JobDialogs.tsx';
import { JobHeader } from './JobHeader.tsx';
import { DescriptionPanel, PartsPanel } from './JobPanels.tsx';
import { JobReadouts } from './JobReadouts.tsx';
import { TasksPanel } from './TasksPanel.tsx';
import { useHistoryWords } from './useHistoryWords.ts';
import { WorksPanel } from './WorksPanel.tsx';

const Waiting = () => (
  <div className="panel jb-wait">
    <Skeleton rows={6} />
  </div>
);

/** All of one job, in one column on a tablet and two in an office. */
export function JobView({ job, around }: { job: Job; around: Around }) {
  const { t } = useTranslation('job');
  const [dialog, setDialog] = useState<JobDialog>();
  const wide = useMedia('(min-width: 900px)');
  const row = rowOf(job, around);
  const words = useHistoryWords(around);
  const filesPending = useFiles('worklist', job._id).isPending;
  const saidPending = useComments(job._id).isPending;
  const worksPending = useWorks(job._id).isPending;
  // One after the other they would push each other down.
  const loading = filesPending || saidPending || worksPending;
  const edit = () => setDialog('edit');
  const tasks = <TasksPanel key="tasks" job={job} onEdit={edit} />;
  const description = <DescriptionPanel key="description" job={job} onEdit={edit} />;
  const parts = <PartsPanel job={job} onEdit={edit} />;
  const details = <DetailsPanel row={row} people={around.people} onOpen={setDialog} />;
  const discussion = <DiscussionPanel job={job} people={around.people} />;
  const works = <WorksPanel job={job} today={around.today} />;
  const photos = <PhotosPanel resource="worklist" ownerID={job._id} hint={t('photosHint')} />;
  const files = <FilesPanel resource="worklist" ownerID={job._id} />;
  const history = <HistoryPanel resource="worklist" id={job._id} {...words} />;
  return (
    <div className="jb">
      <AlsoHere jobID={job._id} people={around.people} />
      <JobHeader row={row} onOpen={setDialog} />
      <JobBanners job={job} today={around.today} />
      <JobReadouts row={row} today={around.today} />
      {wide ? (
        <div className="jb-two">
          <div className="jb-col">
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
          <div className="jb-col">
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
        <div className="jb-col">
          {job.tasks.length > 0 ? tasks : [description, tasks]}
          {job.parts.length > 0 ? (
            <div className="jb-pair">
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
