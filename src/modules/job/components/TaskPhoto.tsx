import { useRef } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { UploadList } from '#modules/files/components/UploadList.tsx';
import { useFiles } from '#modules/files/queries.ts';
import { useUploads } from '#modules/files/useUploads.ts';
import type { Job, Task } from '#modules/worklist/contract.ts';
import { useWorks } from '#modules/worklist/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { missingPhotos, photoName, photosSince } from '../rules.ts';

/** Takes the photo that a step requires; the file has the step's name, so that everyone sees what it proves. */
export function TaskPhoto({ job, task }: { job: Job; task: Task }) {
  const { t } = useTranslation('job');
  const uploads = useUploads('worklist', true);
  const input = useRef<HTMLInputElement>(null);
  const { data: files = [] } = useFiles('worklist', job._id);
  const { data: works = [] } = useWorks(job._id);
  const missing = missingPhotos(job.tasks, photosSince(files, works[0]?.at)).some(
    (each) => each._id === task._id,
  );
  return (
    <>
      <Button
        icon={<Icon name={missing ? 'camera' : 'check'} />}
        aria-label={t('photoOf', { task: task.text })}
        pending={uploads.progress !== null}
        onClick={() => input.current?.click()}
      >
        {t('photo')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('photoOf', { task: task.text })}
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          const list = [...(event.target.files ?? [])].map(
            (file) => new File([file], photoName(task, file.name), { type: file.type }),
          );
          event.target.value = '';
          uploads.add(job._id, list);
        }}
      />
      <UploadList uploads={uploads} />
    </>
  );
}
