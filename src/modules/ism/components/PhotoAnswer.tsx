import { useTranslation } from '#lib/useTranslation.ts';
import { toPhoto } from '#modules/files/components/PhotosPanel.tsx';
import { UploadList } from '#modules/files/components/UploadList.tsx';
import { useFiles } from '#modules/files/queries.ts';
import { useUploads } from '#modules/files/useUploads.ts';
import type { AnswerValue } from '#modules/forms/rules/answers.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { PhotoGrid } from '#ui/PhotoGrid.tsx';

type Props = {
  fillID: string;
  value: AnswerValue | undefined;
  onKeep?: (value: AnswerValue) => void;
};

/** The photos of one line; they are kept with the form, the answer names them. */
export function PhotoAnswer({ fillID, value, onKeep }: Props) {
  const { t } = useTranslation('files');
  const { rows } = useFiles('formarchives', fillID);
  const uploads = useUploads('formarchives', true);
  const ids = Array.isArray(value) ? value.map(String) : [];
  const photos = rows.filter(({ _id }) => ids.includes(_id));
  return (
    <>
      {photos.length > 0 && (
        <PhotoGrid
          photos={photos.map(toPhoto)}
          {...(onKeep
            ? {
                onRemove: (gone: string) => {
                  const left = ids.filter((id) => id !== gone);
                  onKeep(left.length > 0 ? left : null);
                },
              }
            : {})}
        />
      )}
      {onKeep && (
        <>
          <FileDrop
            label={t('addPhotos')}
            accept="image/*"
            multiple
            camera
            progress={uploads.progress}
            onFiles={(files) => {
              const added = uploads.add(fillID, files);
              onKeep([...ids, ...added]);
            }}
          />
          <UploadList uploads={uploads} />
        </>
      )}
    </>
  );
}
