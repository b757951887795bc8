import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';

type Props = {
  resource: string;
  id: string;
  /** The title of the files, if they are of a particular kind; false for users who do not see them. */
  files?: string | false;
  /** What is worth a photo. */
  photosHint?: string;
};

/** The last panels of an item's page: its photos, files and history. */
export function RecordPanels({ resource, id, files, photosHint }: Props) {
  return (
    <>
      <PhotosPanel resource={resource} ownerID={id} {...(photosHint ? { hint: photosHint } : {})} />
      {files !== false && (
        <FilesPanel resource={resource} ownerID={id} {...(files ? { title: files } : {})} />
      )}
      <HistoryPanel resource={resource} id={id} />
    </>
  );
}
