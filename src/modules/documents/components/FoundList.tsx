import { createElement } from 'react';
import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { PATH_SEPARATOR } from '#modules/folders/useFolderTree.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Panel } from '#ui/Panel.tsx';
import { documents, type VesselDocument } from '../contract.ts';
import { useFoundDocuments } from '../queries.ts';
import styles from './documents.module.css';

type Props = {
  q: string;
  all: readonly VesselDocument[];
  pathOf: (folderID: string) => readonly string[];
};

const none: readonly never[] = [];

/** The words of a search, marked where they stand in a passage. */
function Marked({ text, q }: { text: string; q: string }) {
  const words = q.trim().split(/\s+/).filter(Boolean);
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (escaped.length === 0) return text;
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'iu'));
  return parts.map((part, index) => (index % 2 === 1 ? createElement('mark', { key: index }, part) : part));
}

/** Documents in whose text the words stand, each with the passage; names are found by the list itself. */
export default function FoundList({ q, all, pathOf }: Props) {
  const { t } = useTranslation('documents');
  const { since } = useConnection();
  const { data = none, isFetching } = useFoundDocuments(q);
  const byID = new Map(all.map((document) => [document._id, document]));
  const hits = data.flatMap((hit) => {
    const document = byID.get(hit._id);
    return document && hit.passage !== '' ? [{ ...hit, document }] : [];
  });
  return (
    <Panel title={t('found.title')} count={isFetching ? undefined : hits.length}>
      {hits.length === 0 && (
        <p className="pad small ink2" role="status">
          {since !== undefined ? t('found.noLink') : isFetching ? t('found.searching') : t('found.none')}
        </p>
      )}
      <ul className="plain">
        {hits.map(({ document, passage, page }) => (
          <li key={document._id} className={styles.hit}>
            <span>
              <b>
                <AppLink
                  to="/app/vesseldocs/document/$id"
                  params={{ id: document._id }}
                  search={page > 1 ? { page } : {}}
                >
                  {documents.nameOf(document)}
                </AppLink>
              </b>
              <span className="small ink2">
                {' '}
                {[
                  pathOf(document.mainfolderID).join(PATH_SEPARATOR),
                  page > 0 && t('found.page', { no: page }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.passage}>
              <Marked text={passage} q={q} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
