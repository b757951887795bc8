import { useParams } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { bookLink } from '../bookLink.ts';
import { EntryLines } from '../components/EntryLines.tsx';
import styles from '../components/record.module.css';
import { Signed } from '../components/Signed.tsx';
import type { LogRecord, LogVolume } from '../contract.ts';
import { useRecord, useVolumes } from '../queries.ts';
import type { Book } from '../rules/book.ts';
import { bookOf } from '../rules/books.ts';
import { coveredBy } from '../rules/deck.ts';
import { useBookTitle } from '../useBookTitle.ts';
import { useFieldTexts } from '../useFieldTexts.ts';

/** One signed entry: its words, its seal, and all that amended, witnessed or verified it since. */
export function LogRecordPage() {
  const { t } = useTranslation(['logbooks', 'bookwords']);
  const { id = '' } = useParams({ strict: false });
  const query = useRecord(id);
  const { data: volumes = [] } = useVolumes();
  return (
    <Loaded query={query} failed={t('loadFailed')} rows={4} framed>
      {([record, ...about]) =>
        record ? (
          <Entry record={record} about={about} volume={volumes.find(({ _id }) => _id === record.volumeID)} />
        ) : null
      }
    </Loaded>
  );
}

type Props = { record: LogRecord; about: readonly LogRecord[]; volume: LogVolume | undefined };

function Entry({ record, about, volume }: Props) {
  const { t } = useTranslation('logbooks');
  const { code } = useFieldTexts();
  const format = useFormat();
  const amending = useDialog(() => import('../components/AmendDialog.tsx'));
  const signing = useDialog(() => import('../components/SignDialog.tsx'));
  const { content } = record;
  const book = bookOf(content.book, volume?.descriptions, content.form);
  const name = useBookTitle();
  const isOpen = volume && !volume.closedAt;
  const witness = () =>
    volume &&
    signing.open({
      title: t('witnessTitle'),
      toSign: {
        ...{ volume, kind: 'witness', amends: record._id, amendsHash: record.hash },
        form: content.form,
        except: content.signerID,
      },
      action: t('sign'),
      children: <EntryLines book={book} code={content.code} values={content.fields} />,
    });
  return (
    <>
      <PageHeader
        title={`${code(content.code)}, ${format.fullDayTime(content.at)}`}
        facts={[
          ...(record.n ? [t('entryNo', { n: record.n }), t('pageNo', { page: record.page })] : []),
          ...(volume?.no ? [t('volumeNo', { no: volume.no })] : []),
        ].join(' · ')}
        crumbs={[
          { label: t('title'), to: '/app/logbook' },
          {
            label: name(book),
            ...bookLink(content.book, volume?.closedAt ? volume._id : undefined),
          },
        ]}
        actions={isOpen && <Button onClick={witness}>{t('witness')}</Button>}
        primary={
          isOpen && (
            <Button
              variant="primary"
              icon={<Icon name="edit" />}
              onClick={() => amending.open({ record, volume })}
            >
              {t('amend')}
            </Button>
          )
        }
      />
      <div className="stack">
        <Words
          book={book}
          record={record}
          title={t('asSigned')}
          verified={coveredBy(about).has(record.hash)}
        />
        {about
          .filter(({ content: { kind } }) => kind === 'amend')
          .map((each) => (
            <Words key={each._id} book={book} record={each} title={t('amendment')} />
          ))}
        <Panel title={t('signatures')} count={about.length + 1}>
          <ul className="rows">
            {[record, ...about].map((each) => (
              <li key={each._id}>
                <div className="li">
                  <span className="t">
                    <b>{t(`kindOf.${each.content.kind}`)}</b>
                    <span>
                      {[each.signer.rank, format.fullDayTime(each.content.signedAt)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <Signed record={each} />
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      {amending.element}
      {signing.element}
    </>
  );
}

function Words({
  book,
  record,
  title,
  verified = false,
}: {
  book: Book;
  record: LogRecord;
  title: string;
  verified?: boolean;
}) {
  const { t } = useTranslation('logbooks');
  const { content, seal } = record;
  return (
    <Panel title={title}>
      <div className={`pad ${styles.words}`}>
        {content.reason && <p>{t('amendsWhy', { reason: content.reason })}</p>}
        <EntryLines book={book} code={content.code} values={content.fields} />
        <Signed record={record} verified={verified} />
        {seal && <code className={styles.seal}>{seal}</code>}
      </div>
    </Panel>
  );
}
