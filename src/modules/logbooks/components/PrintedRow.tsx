import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { recordLink } from '../bookLink.ts';
import type { LogRecord } from '../contract.ts';
import { type Book, codeOf } from '../rules/book.ts';
import type { DeckRow } from '../rules/deck.ts';
import { amountColumn, amountsOf, isAmountStruck, linesOf } from '../rules/lines.ts';
import { printedDay, printedTime } from '../rules/print.ts';
import styles from './printed.module.css';
import { SignatureBlock } from './SignatureBlock.tsx';

type Props = {
  book: Book;
  row: DeckRow;
  records: readonly LogRecord[];
  states: boolean;
  action: ReactNode;
};

/** One entry of a printed page, with what its last amendment struck through. */
export function PrintedRow({ book, row, records, states, action }: Props) {
  const { t } = useTranslation('logbooks');
  const { record, amendedBy, verified } = row;
  const { content } = record;
  const { code, fields } = content;
  const last = amendedBy.at(-1)?.content;
  const strikes = book.correction === 'strike' && last !== undefined;
  const kept = new Set(last ? linesOf(book, last.code, last.fields).map(({ text }) => text) : []);
  const lines = linesOf(book, code, fields);
  const struck = (text: string) => (strikes && !kept.has(text) ? styles.struck : undefined);
  const isAmendment = content.kind === 'amend';
  const amended = records.find(({ _id }) => _id === content.amends);
  const witnesses = records.filter(
    ({ content: { kind, amends } }) => kind === 'witness' && amends === record._id,
  );
  const needs = codeOf(book, code)?.witness;
  const day = (
    <AppLink {...recordLink(content.book, record._id)} className={styles.day}>
      {printedDay(content, book)}
      {book.layout === 'record' ? '' : ` ${printedTime(content, book)}`}
    </AppLink>
  );
  const notes = (
    <>
      {isAmendment && (
        <p className={styles.note}>
          <Icon name="edit" size="s" />
          {t('correctsEntry', {
            day: amended ? printedDay(amended.content, book) : '–',
            reason: content.reason,
          })}
        </p>
      )}
      {!strikes && last && <p className={styles.note}>{t('correctedBy')}</p>}
    </>
  );
  const words = (
    <div className={styles.words}>
      {book.layout !== 'record' && codeOf(book, code)?.print && <b>{codeOf(book, code)?.print}</b>}
      {lines.map(({ text }) => (
        <span key={text} className={struck(text)}>
          {text}
        </span>
      ))}
      {notes}
    </div>
  );
  return (
    <tr className={isAmendment ? styles.amends : undefined}>
      {book.layout === 'narrative' && <td className={styles.no}>{record.n || '–'}</td>}
      <td>{day}</td>
      {book.layout === 'record' && (
        <>
          <td className={styles.letter}>{codeOf(book, code)?.letter}</td>
          <td colSpan={2} className={styles.operations}>
            {lines.map(({ item, text }) => (
              <div key={`${item} ${text}`}>
                <span className={styles.item}>{item}</span>
                <span className={struck(text)}>{text}</span>
              </div>
            ))}
            {notes}
          </td>
        </>
      )}
      {book.layout === 'garbage' && (
        <>
          <td>{words}</td>
          <Amounts {...{ book, content }} amendment={strikes ? last : undefined} />
        </>
      )}
      {(book.layout === 'radio' || book.layout === 'narrative' || book.layout === 'columns') && (
        <td>{words}</td>
      )}
      <td className={styles.signatures}>
        <SignatureBlock record={record} book={book} />
        {witnesses.map((each) => (
          <SignatureBlock key={each._id} record={each} book={book} witness />
        ))}
        {needs && witnesses.length === 0 && <span className={styles.missing}>{t('witnessMissing')}</span>}
        {states && <Verification {...{ record, verified, isAmendment }} />}
        {action}
      </td>
    </tr>
  );
}

type AmountsProps = {
  book: Book;
  content: LogRecord['content'];
  /** The last amendment, which strikes what it does not repeat. */
  amendment: LogRecord['content'] | undefined;
};

/** The categories of an entry of garbage, with their amounts in the column of where they went. */
function Amounts({ book, content, amendment }: AmountsProps) {
  const amounts = amountsOf(book, content.code, content.fields);
  const column = amountColumn(content.code);
  const isStruck = amendment ? isAmountStruck(book, amendment) : () => false;
  const cell = (textOf: (each: (typeof amounts)[number]) => string) => (
    <div className={styles.amounts}>
      {amounts.map((each) => (
        <span key={each.category} className={isStruck(each) ? styles.struck : undefined}>
          {textOf(each)}
        </span>
      ))}
    </div>
  );
  return (
    <>
      <td>{cell(({ category }) => category)}</td>
      {[0, 1, 2].map((each) => (
        <td key={each} className="num">
          {each === column && cell(({ amount }) => amount.toFixed(3))}
        </td>
      ))}
    </>
  );
}

type StateProps = { record: LogRecord; verified: boolean; isAmendment: boolean };

/** Where an entry stands on its way to the master's signature (MEPC.312(74)). */
function Verification({ record, verified, isAmendment }: StateProps) {
  const { t } = useTranslation('logbooks');
  if (record.n === 0) return <StateChip state="waiting">{t('notSent')}</StateChip>;
  if (verified) return <StateChip state="done">{t('verified')}</StateChip>;
  return <StateChip state="due">{t(isAmendment ? 'waitsAgain' : 'waitsForMaster')}</StateChip>;
}
