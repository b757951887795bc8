import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { documents, type VesselDocument } from '../contract.ts';
import { useDocuments } from '../queries.ts';
import { mustRead } from '../rules.ts';
import { useDocumentLabels } from '../useDocumentLabels.ts';

const MAX_ROWS = 5;

/** Home: what this person must read, and the papers that expire, the first ones first. */
export default function PapersPanel({ user }: { user: User }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const query = useDocuments();
  const { kindOf, look, wordOf } = useDocumentLabels();
  const ends = (document: VesselDocument) => ['over', 'due'].includes(kindOf(document));
  const listOf = (all: readonly VesselDocument[]) => [
    ...all.filter((document) => mustRead(document, user._id)),
    ...all
      .filter((document) => ends(document) && !mustRead(document, user._id))
      .toSorted((a, b) => format.compare(a.expDate ?? '', b.expDate ?? '')),
  ];
  const list = query.data && listOf(query.data);
  return (
    <Panel
      title={t('home.title')}
      count={list && (list.length || undefined)}
      action={<AppLink to="/app/vesseldocs">{t('home.link')}</AppLink>}
    >
      <Loaded query={{ ...query, data: list }} failed={t('loadFailed')} rows={MAX_ROWS - 1}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="pad small ink2">{t('home.none')}</p>
          ) : (
            <ul className="rows">
              {rows.slice(0, MAX_ROWS).map((document) => {
                const read = mustRead(document, user._id);
                const rail = look(document);
                return (
                  <li key={document._id}>
                    <ListRow
                      rail={read ? 'sel' : rail === 'overdue' || rail === 'due' ? rail : undefined}
                      title={documents.nameOf(document)}
                      second={
                        read
                          ? [
                              t('home.toRead'),
                              document.revision !== null && t('revisions.no', { no: document.revision }),
                            ]
                              .filter(Boolean)
                              .join(' · ')
                          : format.day(document.expDate)
                      }
                      end={!read && <StateChip state={rail}>{wordOf(document)}</StateChip>}
                      to="/app/vesseldocs/document/$id"
                      params={{ id: document._id }}
                    />
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
