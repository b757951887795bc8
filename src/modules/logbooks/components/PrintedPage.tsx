import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { LogRecord, LogVolume } from '../contract.ts';
import type { Book } from '../rules/book.ts';
import { coveredBy, deckRows } from '../rules/deck.ts';
import { printedDay } from '../rules/print.ts';
import { PrintedRow } from './PrintedRow.tsx';
import styles from './printed.module.css';

/** The columns of each form, in the words of the printed book. */
const heads = {
  record: [
    ['Date', ''],
    ['Code', '(letter)'],
    ['Item', '(number)'],
    ['Record of operations', ''],
  ],
  garbage: [
    ['Date/Time', ''],
    ['Position of the ship, port, remarks', ''],
    ['Category', ''],
    ['Into sea', 'm³'],
    ['To facility', 'm³'],
    ['Incinerated', 'm³'],
  ],
  radio: [
    ['Date and time', 'UTC'],
    ['Record', ''],
  ],
  narrative: [
    ['No.', ''],
    ['Date and hour', ''],
    ['Entry', ''],
  ],
  columns: [
    ['Date and time', ''],
    ['Record', ''],
  ],
} as const satisfies Record<Book['layout'], readonly (readonly [string, string])[]>;

const looks = {
  record: styles.record,
  garbage: styles.garbage,
  radio: styles.radio,
  narrative: styles.narrative,
  columns: styles.columns,
} satisfies Record<Book['layout'], string | undefined>;

const signatureHead = {
  record: 'Signature of officer in charge',
  garbage: 'Certification, signature',
  radio: 'Signature',
  narrative: 'Signatures of master and witness',
  columns: 'Signature',
} as const satisfies Record<Book['layout'], string>;

type Ship = { name: string; callSign: string; imo: string };

type Props = {
  book: Book;
  volume: LogVolume;
  page: number;
  records: readonly LogRecord[];
  ship: Ship;
  /** What can be done with a row, such as to witness it. */
  actionOf?: (record: LogRecord) => ReactNode;
  /** Says of each entry whether the master has verified it. */
  states?: boolean;
};

/** A page of a record book in the layout and words of the printed form, which stay English. */
export function PrintedPage({ book, volume, page, records, ship, actionOf, states = false }: Props) {
  const { t } = useTranslation('logbooks');
  const rows = deckRows(records).filter(({ record }) => record.page === page || record.n === 0);
  const covered = coveredBy(records);
  const head = heads[book.layout];
  const verifying = records.find(
    ({ content }) =>
      content.kind === 'verify' && rows.some(({ record }) => content.covers.includes(record.hash)),
  );
  const all = rows.length > 0 && rows.every(({ record }) => covered.has(record.hash));
  const cells: readonly (readonly [string, string])[] = [
    [t('shipNameIs'), ship.name],
    [t('lettersAre'), ship.callSign],
    [t('imoIs'), ship.imo],
  ];
  return (
    <section className={styles.sheet} aria-label={t('page', { page })}>
      <div className={styles.scroll}>
        <div className={styles.inner}>
          <header className={styles.head}>
            <b>{book.title}</b>
            <span>{book.subtitle}</span>
            <dl>
              {cells.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value || '–'}</dd>
                </div>
              ))}
            </dl>
          </header>
          <table className={`${styles.table} ${looks[book.layout]}`}>
            <thead>
              <tr>
                {head.map(([word, unit]) => (
                  <th key={word} scope="col">
                    {word} {unit && <span>{unit}</span>}
                  </th>
                ))}
                <th scope="col">{book.signatureHead ?? signatureHead[book.layout]}</th>
              </tr>
            </thead>
            <tbody>
              {rows.length === 0 && (
                <tr>
                  <td colSpan={head.length + 1} className={styles.none}>
                    {t('emptyPage')}
                  </td>
                </tr>
              )}
              {rows.map((row) => (
                <PrintedRow
                  key={row.record._id}
                  {...{ book, row, records, states }}
                  action={actionOf?.(row.record)}
                />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={head.length}>
                  {t('signatureOfMaster')}
                </th>
                <td>
                  {all && verifying ? (
                    <>
                      <b>{verifying.signer.name}</b>, {printedDay(verifying.content, book)}
                    </>
                  ) : (
                    <span className={styles.missing}>{t('notSignedYet')}</span>
                  )}
                </td>
              </tr>
            </tfoot>
          </table>
          <footer className={styles.foot}>{t('volumeAndPage', { no: volume.no || 1, page })}</footer>
        </div>
      </div>
    </section>
  );
}
