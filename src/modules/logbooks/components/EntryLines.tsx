import type { Book, BookValues } from '../rules/book.ts';
import { fieldsOf, isEmptyValue } from '../rules/book.ts';
import { useFieldTexts } from '../useFieldTexts.ts';
import styles from './entry.module.css';

/** An entry in words: the name and value of each field that is filled. */
export function EntryLines({ book, code, values }: { book: Book; code: string; values: BookValues }) {
  const { label, show } = useFieldTexts();
  const filled = (fieldsOf(book, code) ?? []).filter(({ key }) => !isEmptyValue(values[key]));
  return (
    <dl className={styles.lines}>
      {filled.map((field) => (
        <div key={field.key} style={{ display: 'contents' }}>
          <dt>{label(field)}</dt>
          <dd>{show(field, values[field.key])}</dd>
        </div>
      ))}
    </dl>
  );
}
