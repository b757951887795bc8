import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { bookLink } from '../../bookLink.ts';
import type { LogDueOf } from '../../contract/due.ts';
import type { LogDraft } from '../../contract.ts';
import { useLogDues } from '../../queries/due.ts';
import { useLogDrafts, useSigners } from '../../queries.ts';
import { useBookName } from '../../useBookName.ts';
import { useBookWords } from '../../useBookWords.ts';

const MAX_ROWS = 6;

/** Home: what is missing in the books, and what waits for this person's signature. */
export default function BooksPanel({ user }: { user: User }) {
  const { t } = useTranslation('logdue');
  const query = useLogDues();
  const { data: drafts = [] } = useLogDrafts();
  const { data: signers = [] } = useSigners();
  const isMaster = signers.some(({ _id, master }) => _id === user._id && master);
  const mine = drafts.filter(({ signerID }) => signerID === user._id);
  const dues = query.data?.filter(({ key }) => key !== 'verify' || isMaster) ?? [];
  return (
    <Panel
      title={t('title')}
      count={query.data && (dues.length + mine.length || undefined)}
      action={<AppLink to="/app/logbook">{t('link')}</AppLink>}
    >
      <Loaded query={query} failed={t('loadFailed')} rows={3}>
        {() =>
          dues.length + mine.length === 0 ? (
            <p className="pad small ink2">{t('none')}</p>
          ) : (
            <ul className="rows">
              {mine.slice(0, MAX_ROWS).map((draft) => (
                <li key={draft._id}>
                  <DraftRow draft={draft} />
                </li>
              ))}
              {dues.slice(0, MAX_ROWS).map((due) => (
                <li key={`${due.volumeID} ${due.key}`}>
                  <DueRow due={due} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function DueRow({ due: { book, key, since, count } }: { due: LogDueOf }) {
  const { t } = useTranslation('logdue');
  const format = useFormat();
  const nameOf = useBookName();
  return (
    <ListRow
      rail={key === 'verify' ? undefined : 'due'}
      title={`${t(`due.${key}`)}${key === 'verify' ? ` (${format.number(count, 0)})` : ''}`}
      second={`${nameOf(book)} · ${t('since', { day: format.shortDay(since) })}`}
      {...bookLink(book)}
    />
  );
}

function DraftRow({ draft }: { draft: LogDraft }) {
  const { t } = useTranslation('logdue');
  const format = useFormat();
  const nameOf = useBookName();
  const words = useBookWords();
  return (
    <ListRow
      rail="sel"
      title={t('toSign', { what: words('code', draft.code) })}
      second={`${nameOf(draft.book)} · ${format.dayTime(draft.at)}`}
      {...bookLink(draft.book)}
    />
  );
}
