import { useTranslation } from '#lib/useTranslation.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PhotoGrid } from '#ui/PhotoGrid.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { StoredFile } from '../contract.ts';
import { useFiles } from '../queries.ts';
import { useConfirmRemove } from '../useConfirmRemove.ts';
import { useUploads } from '../useUploads.ts';
import styles from './files.module.css';
import { UploadList } from './UploadList.tsx';

/** A stored photo in the form of the photo grid. */
export const toPhoto = ({ _id, url, thumbUrl, name }: StoredFile) => ({
  id: _id,
  src: url,
  thumb: thumbUrl || undefined,
  alt: name,
});

type Props = {
  resource: string;
  ownerID: string;
  /** Whether the person may delete what is there. */
  mayRemove?: boolean;
  title?: string;
  /** The use of photos here, shown while there are none. */
  hint?: string;
};

/** The photos of an item: view, add by file dialog, drop or camera, delete. */
export function PhotosPanel({ resource, ownerID, mayRemove = true, title, hint }: Props) {
  const { t } = useTranslation('files');
  const { data, rows, isError, refetch } = useFiles(resource, ownerID);
  const uploads = useUploads(resource, true);
  const remove = useConfirmRemove();
  const photos = rows.filter((file) => file.kind === 'photo');
  const askRemove = (id: string) => {
    const photo = photos.find((file) => file._id === id);
    if (photo) remove(photo);
  };
  return (
    <Panel title={title ?? t('photos')} count={data ? photos.length : undefined}>
      {isError && !data && <ErrorState title={t('loadPhotosFailed')} onRetry={() => refetch()} />}
      <div className={styles.pad}>
        {(photos.length > 0 || data || !isError) && (
          <div className={styles.photoRoom}>
            {photos.length > 0 ? (
              <PhotoGrid photos={photos.map(toPhoto)} {...(mayRemove ? { onRemove: askRemove } : {})} />
            ) : data ? (
              <p className="small ink2">
                {t('noPhotos')}. {hint ?? t('noPhotosHint')}
              </p>
            ) : (
              <Skeleton rows={1} />
            )}
          </div>
        )}
        <FileDrop
          label={t('addPhotos')}
          accept="image/*"
          multiple
          camera
          progress={uploads.progress}
          onFiles={(files) => uploads.add(ownerID, files)}
        />
        <UploadList uploads={uploads} />
      </div>
    </Panel>
  );
}
