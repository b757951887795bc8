import { useTranslation } from '#lib/useTranslation.ts';
import { toPhoto } from '#modules/files/components/PhotosPanel.tsx';
import { UploadList } from '#modules/files/components/UploadList.tsx';
import { useFiles } from '#modules/files/queries.ts';
import { useConfirmRemove } from '#modules/files/useConfirmRemove.ts';
import type { useUploads } from '#modules/files/useUploads.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { PhotoGrid } from '#ui/PhotoGrid.tsx';
import styles from '../job.module.css';

/** Photos of the work: uploaded while the user is still typing, and linked to the work when it is saved. */
export function CompletePhotos({ job, uploads }: { job: Job; uploads: ReturnType<typeof useUploads> }) {
  const { t } = useTranslation(['job', 'files']);
  const { data: files = [] } = useFiles('worklist', job._id);
  const remove = useConfirmRemove();
  const mine = files.filter((file) => uploads.sent.includes(file._id));
  return (
    <div className={`f wide ${styles.photos}`}>
      <span className="flabel">{t('files:photos')}</span>
      {mine.length > 0 && (
        <PhotoGrid
          photos={mine.map(toPhoto)}
          onRemove={(id) => {
            const photo = mine.find((file) => file._id === id);
            if (photo) remove(photo);
          }}
        />
      )}
      <FileDrop
        label={t('files:addPhotos')}
        accept="image/*"
        multiple
        camera
        progress={uploads.progress}
        onFiles={(list) => uploads.add(job._id, list)}
      />
      <UploadList uploads={uploads} />
    </div>
  );
}
