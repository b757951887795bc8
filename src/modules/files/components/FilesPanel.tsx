import { useTranslation } from '#lib/useTranslation.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { MAX_FILE_BYTES, type StoredFile } from '../contract.ts';
import { useFiles } from '../queries.ts';
import { useConfirmRemove } from '../useConfirmRemove.ts';
import { useUploads } from '../useUploads.ts';
import { kindOf } from './fileFacts.ts';
import styles from './files.module.css';
import { UploadList } from './UploadList.tsx';

type Props = {
  resource: string;
  ownerID: string;
  /** Whether the person may delete what is there. */
  mayRemove?: boolean;
  title?: string;
};

/** The files of an item except photos. */
export function FilesPanel({ resource, ownerID, mayRemove = true, title }: Props) {
  const { t } = useTranslation('files');
  const { data, rows, isError, refetch } = useFiles(resource, ownerID);
  const uploads = useUploads(resource, false);
  const files = rows.filter((file) => file.kind === 'file');
  return (
    <Panel title={title ?? t('files')} count={data ? files.length : undefined}>
      {isError && !data && <ErrorState title={t('loadFilesFailed')} onRetry={() => refetch()} />}
      <ul className="rows">
        {files.map((file) => (
          <li key={file._id}>
            <FileRow file={file} mayRemove={mayRemove} />
          </li>
        ))}
      </ul>
      <div className={styles.pad}>
        {files.length === 0 && (data || !isError) && (
          <p className={`small ink2 ${styles.fileRoom}`}>
            {data ? (
              <>
                {t('noFiles')} · {t('noFilesHint', { mb: MAX_FILE_BYTES / 1024 / 1024 })}
              </>
            ) : (
              '\u00A0'
            )}
          </p>
        )}
        <FileDrop
          label={t('addFiles')}
          multiple
          progress={uploads.progress}
          onFiles={(list) => uploads.add(ownerID, list)}
        />
        <UploadList uploads={uploads} />
      </div>
    </Panel>
  );
}

function FileRow({ file, mayRemove }: { file: StoredFile; mayRemove: boolean }) {
  const { t } = useTranslation('files');
  const format = useFormat();
  const remove = useConfirmRemove();
  return (
    <div className="li">
      <span className={styles.kind} aria-hidden="true">
        {kindOf(file.name)}
      </span>
      <div className="t">
        <b>
          <a
            className="hit"
            href={file.url}
            download={file.name}
            aria-label={t('download', { name: file.name })}
          >
            {file.name}
          </a>
        </b>
        <span>
          {format.bytes(file.size)} ·{' '}
          {t('byOn', { who: file.createdBy, when: format.recentDay(file.createdAt) })}
        </span>
      </div>
      {mayRemove && (
        <IconButton
          label={t('removeOf', { name: file.name })}
          icon={<Icon name="trash" />}
          onClick={() => remove(file)}
        />
      )}
    </div>
  );
}
