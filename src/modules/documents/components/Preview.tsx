import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { StoredFile } from '#modules/files/contract.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Picture } from '#ui/Picture.tsx';
import { useContent } from '../queries/content.ts';
import styles from './documents.module.css';

/** The room of a sheet of A4, which most documents are, until it is there. */
const sheetPlace = (
  <>
    <div className={styles.paper}>
      <canvas width={595} height={842} aria-busy />
    </div>
    <div className={styles.pages} />
  </>
);
const PdfPages = lazyPart(() => import('./PdfPages.tsx'), sheetPlace);

type Props = {
  documentID: string;
  fileID: string;
  /** Undefined while the list of files is not known, or the file has not come. */
  file: StoredFile | undefined;
  name: string;
  /** Opens at this page. */
  page?: number | undefined;
  /** The files of the document are still being asked for. */
  isLooking?: boolean;
};

/** A file as it looks: a PDF by its pages, a picture, or a link to open anything else with its own program. */
export function Preview(props: Props) {
  const { t } = useTranslation('documents');
  const { file, fileID, name } = props;
  const { data, isError, refetch, isPending } = useContent(props);
  const [turned, setTurned] = useState<{ of: string; page: number }>();
  if (fileID === '') return <EmptyState icon={<Icon name="paper" />} title={t('preview.none')} />;
  if (!file && !data && isPending && !props.isLooking)
    return (
      <EmptyState
        icon={<Icon name="hourglass" />}
        title={t('preview.coming')}
        hint={t('preview.comingHint')}
      />
    );
  if (isError && !data)
    return (
      <ErrorState
        title={t('preview.failed')}
        reason={t('preview.failedHint')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return sheetPlace;
  const type = file?.type || data.type;
  const page = turned?.of === fileID ? turned.page : (props.page ?? 1);
  if (type === 'application/pdf')
    return (
      <PdfPages
        content={data}
        name={name}
        page={page}
        onPage={(next) => setTurned({ of: fileID, page: next })}
      />
    );
  if (type.startsWith('image/')) return <Image content={data} name={name} />;
  return <EmptyState icon={<Icon name="paper" />} title={t('preview.other')} hint={t('preview.otherHint')} />;
}

const addresses = new WeakMap<Blob, string>();

/** The same address for the same picture; it ends with the page. */
const addressOf = (content: Blob) => {
  const there = addresses.get(content) ?? URL.createObjectURL(content);
  addresses.set(content, there);
  return there;
};

function Image({ content, name }: { content: Blob; name: string }) {
  return (
    <div className={styles.paper}>
      <Picture src={addressOf(content)} alt={name} />
    </div>
  );
}
