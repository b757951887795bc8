import { useTranslation } from '#lib/useTranslation.ts';
import { wallTime } from '#lib/zonedTime.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { recordLink } from '../bookLink.ts';
import type { LogRecord } from '../contract.ts';
import { type Book, type BookField, fieldsOf } from '../rules/book.ts';
import { type DeckRow, watchOf } from '../rules/deck.ts';
import { longTextsOf } from '../rules/lines.ts';
import { useFieldTexts } from '../useFieldTexts.ts';
import styles from './deck.module.css';
import { Signed } from './Signed.tsx';

type Props = {
  bookFor: BookOf;
  rows: readonly DeckRow[];
  /** The fields that this vessel leaves out. */
  hidden: readonly string[];
};

/** Two lines for each entry: figures in the columns of the log, then its long texts and who signed. */
export function DeckTable({ bookFor, rows, hidden }: Props) {
  const { t } = useTranslation('logbooks');
  const { label } = useFieldTexts();
  const format = useFormat();
  const columns = columnsOf(bookFor, rows).filter(({ field }) => !hidden.includes(field.key));
  const wallOf = ({ record }: DeckRow) => wallTime(record.content.at, format.timeZone);
  const watches = [
    ...Map.groupBy(rows, (row) => `${wallOf(row).slice(0, 10)} ${watchOf(wallOf(row)).from}`).values(),
  ];
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
            {columns.map(({ id, field }) => (
              <th key={id} scope="col" className={field.kind === 'number' ? 'num' : undefined}>
                {label(field)}
              </th>
            ))}
          </tr>
        </thead>
        {watches.map((own) => {
          const [first] = own;
          if (!first) return null;
          return (
            <tbody key={first.record._id}>
              <tr className={styles.watch}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {t('watch', watchOf(wallOf(first)))} <span>{format.shortDay(first.record.content.at)}</span>
                </th>
              </tr>
              {own.map((row) => (
                <EntryRows key={row.record._id} {...{ columns, row, bookFor }} />
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

/** The description with which a record was written: versions of a vessel's own book have other fields. */
type BookOf = (record: LogRecord) => Book;

/** A column: a field by its words, so that what another version names otherwise has a column of its own. */
type Column = { id: string; field: BookField };

const idOf = ({ key, name = '', unit = '' }: BookField) => `${key} ${name} ${unit}`;

/** Columns that any of the shown entries fills; long texts have a line of their own. */
const columnsOf = (bookFor: BookOf, rows: readonly DeckRow[]): Column[] => {
  const columns = new Map<string, Column>();
  const versions = new Map(rows.map(({ record }) => [record.content.form, bookFor(record)]));
  const filled = new Set(
    rows.flatMap(({ record: { content } }) =>
      Object.keys(content.fields).map((key) => `${content.form} ${key}`),
    ),
  );
  for (const [form, book] of versions)
    for (const field of book.codes.flatMap(({ fields }) => fields))
      if (field.kind !== 'longText' && filled.has(`${form} ${field.key}`))
        columns.set(idOf(field), { id: idOf(field), field });
  return [...columns.values()];
};

function EntryRows({ columns, row, bookFor }: { columns: readonly Column[]; row: DeckRow; bookFor: BookOf }) {
  const { t } = useTranslation('logbooks');
  const { show, code } = useFieldTexts();
  const format = useFormat();
  const { record, amendedBy } = row;
  const { content } = record;
  const struck = amendedBy.length > 0 ? styles.struck : undefined;
  const isAmendment = content.kind === 'amend';
  const own = new Set((fieldsOf(bookFor(record), content.code) ?? []).map(idOf));
  const remarks = longTextsOf(bookFor(record), content.code, content.fields);
  const name = ['row', 'hour', 'own'].includes(content.code) ? '' : code(content.code);
  return (
    <>
      <tr className={isAmendment ? `${styles.figures} ${styles.amends}` : styles.figures}>
        <th scope="row">
          <AppLink {...recordLink(content.book, record._id)} className={struck}>
            {format.time(content.at)}
          </AppLink>
        </th>
        {columns.map(({ id, field }) => (
          <td key={id} className={field.kind === 'number' ? 'num' : undefined}>
            {own.has(id) && <span className={struck}>{show(field, content.fields[field.key])}</span>}
          </td>
        ))}
      </tr>
      <tr className={isAmendment ? `${styles.words} ${styles.amends}` : styles.words}>
        <td />
        <td colSpan={Math.max(1, columns.length)}>
          <div>
            <span className={styles.remarks}>
              {name && <b className={struck}>{name}</b>} <span className={struck}>{remarks}</span>
              {isAmendment && (
                <span className={styles.reason}>
                  <Icon name="edit" size="s" /> {t('amendsWhy', { reason: content.reason })}
                </span>
              )}
            </span>
            <Signed record={record} verified={row.verified} />
          </div>
        </td>
      </tr>
    </>
  );
}
