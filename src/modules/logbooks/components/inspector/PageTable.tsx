import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import type { LogRecord } from '../../contract.ts';
import type { Book, BookField } from '../../rules/book.ts';
import { longTextsOf } from '../../rules/lines.ts';
import {
  type BookWords,
  headOf,
  momentOfEntry,
  type PrintedRow,
  printedAmounts,
  printedColumns,
  printedLines,
  printedPages,
  signedAtText,
  signerText,
  wordOfValue,
} from '../../rules/printed.ts';
import { useBookWords } from '../../useBookWords.ts';
import { shortSeal } from '../Signed.tsx';
import styles from './inspector.module.css';

type Props = { book: Book; records: readonly LogRecord[]; page: number; pages: number };

/** The entries of a page with their signatures, and the master's below. */
export function PageTable({ book, records, page: number, pages }: Props) {
  const { t } = useTranslation('logproof');
  const words = useBookWords();
  const page = printedPages(book, records, pages).find(({ page }) => page === number);
  if (!page) return <p className="pad">{t('emptyPage')}</p>;
  const columns =
    book.layout === 'columns'
      ? printedColumns(
          book,
          page.rows.map(({ record }) => record),
        )
      : [];
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('dayAndTime')}</th>
              {book.layout === 'columns' ? (
                columns.map((field) => (
                  <th key={field.key} scope="col" className={field.kind === 'number' ? 'num' : undefined}>
                    {headOf(field, words)}
                  </th>
                ))
              ) : (
                <>
                  <th scope="col">{t('code')}</th>
                  <th scope="col">{t('item')}</th>
                  <th scope="col">{t('operations')}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {page.rows.map((row) =>
              book.layout === 'columns' ? (
                <FigureRows key={row.record._id} {...{ book, row, columns, words }} />
              ) : (
                <OperationRows key={row.record._id} {...{ book, row, words }} />
              ),
            )}
          </tbody>
        </table>
      </div>
      <div className={styles.master}>
        <b>{t('mastersSignature')}</b>
        {page.verifications.map((record) => (
          <span key={record._id}>
            {signerText(record)}, {signedAtText(record)} <Seal seal={record.seal} />
          </span>
        ))}
        {page.unverified > 0 && <span>{t('notVerified', { count: page.unverified })}</span>}
        <span className={styles.whole}>
          {t('sealOfPage')} {page.seal}
        </span>
      </div>
    </>
  );
}

type RowProps = { book: Book; row: PrintedRow; words: BookWords };

const lookOf = ({ struck }: PrintedRow) => (struck ? styles.struck : undefined);

function When({ book, row }: Omit<RowProps, 'words'>) {
  const { day, time } = momentOfEntry(book, row.record);
  return (
    <th scope="row">
      <span className={lookOf(row)}>
        <b>{day}</b> {time}
      </span>
    </th>
  );
}

function FigureRows({ book, row, columns, words }: RowProps & { columns: readonly BookField[] }) {
  const { code, fields } = row.record.content;
  const remarks = longTextsOf(book, code, fields);
  const name = book.codes[0]?.code === code ? '' : words('code', code);
  return (
    <>
      <tr className={row.amends ? `${styles.entry} ${styles.amends}` : styles.entry}>
        <When book={book} row={row} />
        {columns.map((field) => (
          <td key={field.key} className={field.kind === 'number' ? 'num' : undefined}>
            <span className={lookOf(row)}>{wordOfValue(field, fields[field.key], words)}</span>
          </td>
        ))}
      </tr>
      <tr className={row.amends ? styles.amends : undefined}>
        <td />
        <td colSpan={Math.max(1, columns.length)}>
          <Signature row={row}>
            {name && <b className={lookOf(row)}>{name} </b>}
            <span className={lookOf(row)}>{remarks}</span>
          </Signature>
        </td>
      </tr>
    </>
  );
}

function OperationRows({ book, row, words }: RowProps) {
  const { code } = row.record.content;
  const lines = [...printedLines(book, row.record, words), ...printedAmounts(book, row.record, words)];
  const letter = book.codes.find((each) => each.code === code)?.letter || words('code', code);
  return (
    <tr className={row.amends ? `${styles.entry} ${styles.amends}` : styles.entry}>
      <When book={book} row={row} />
      <td>
        <b className={lookOf(row)}>{letter}</b>
      </td>
      <td colSpan={2}>
        <Signature row={row}>
          <span className={styles.lines}>
            {lines.map(({ item, text }) => (
              <span key={`${item} ${text}`} className={lookOf(row)}>
                <span>{item}</span> <span>{text}</span>
              </span>
            ))}
          </span>
        </Signature>
      </td>
    </tr>
  );
}

/** What refers to the entry, and who signed it. */
function Signature({ row, children }: { row: PrintedRow; children: ReactNode }) {
  const { t } = useTranslation('logproof');
  const { record, amends, amendedBy, witnesses, verified } = row;
  return (
    <div className={styles.said}>
      <span className={styles.words}>
        {children}
        {amends && (
          <span className={styles.refers}>
            {t('amendsRecord', { n: amends.n, page: amends.page, reason: record.content.reason })}
          </span>
        )}
        {amendedBy.map(({ _id, n, page }) => (
          <span key={_id} className={styles.refers}>
            {t('amendedByRecord', { n, page })}
          </span>
        ))}
      </span>
      <span className={styles.signed}>
        <b>{signerText(record)}</b>
        <span>
          {signedAtText(record)} <Seal seal={record.seal} />
        </span>
        {witnesses.map((witness) => (
          <span key={witness._id}>
            {t('witness')} {signerText(witness)}
          </span>
        ))}
        {verified && (
          <span>
            <Icon name="shield" size="s" /> {t('verifiedByMaster')}
          </span>
        )}
      </span>
    </div>
  );
}

const Seal = ({ seal }: { seal: string }) => (
  <span className={styles.seal}>
    <Icon name="lock" size="s" />
    {shortSeal(seal)}
  </span>
);
