import type { LogRecord } from '../../contract.ts';
import type { Book } from '../../rules/book.ts';
import { signedAtText, signerText } from '../../rules/printed.ts';
import { EntryLines } from '../EntryLines.tsx';
import styles from './inspector.module.css';

/** What the opening of a volume states, and what was amended of it since. */
export function CoverPage({ book, records }: { book: Book; records: readonly LogRecord[] }) {
  const stated = records.filter(
    ({ content: { kind, code } }) => kind === 'open' || (kind === 'amend' && code === 'open'),
  );
  return (
    <div className={styles.cover}>
      {stated.map((record) => (
        <div key={record._id}>
          <EntryLines book={book} code="open" values={record.content.fields} />
          <p className="small ink2">
            {signerText(record)}, {signedAtText(record)}
          </p>
        </div>
      ))}
    </div>
  );
}
