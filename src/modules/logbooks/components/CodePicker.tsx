import { useTranslation } from '#lib/useTranslation.ts';
import { Choice } from '#ui/form/Choice.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import type { Book } from '../rules/book.ts';
import { useFieldTexts } from '../useFieldTexts.ts';

type Props = { book: Book; value: string; onChange: (code: string) => void };

/** More kinds than these do not fit side by side. */
const MOST_BESIDE = 5;
/** Nor do more letters on a phone. */
const MOST_LETTERS = 10;

/** What is entered: the letter of a code and its operation, or the kind of row. */
export function CodePicker({ book, value, onChange }: Props) {
  const { t } = useTranslation('logbooks');
  const { code: codeName } = useFieldTexts();
  const options = book.codes.map(({ code }) => ({ value: code, label: codeName(code) }));
  const letters = [...new Set(book.codes.map(({ letter }) => letter))];
  if (letters.length > MOST_LETTERS)
    return (
      <Choice
        label={t('operation')}
        options={book.codes.map(({ code, letter }) => ({
          value: code,
          label: `${letter} ${codeName(code)}`,
        }))}
        value={value}
        onChange={onChange}
      />
    );
  if (letters.length > 1) {
    const letter = book.codes.find(({ code }) => code === value)?.letter ?? '';
    const own = book.codes.filter((each) => each.letter === letter);
    return (
      <>
        <Segmented
          label={t('letter')}
          options={letters.map((each) => ({ value: each, label: each }))}
          value={letter}
          onChange={(next) => onChange(book.codes.find((each) => each.letter === next)?.code ?? value)}
        />
        {own.length > 1 ? (
          <Choice
            label={t('operation')}
            options={own.map(({ code }) => ({ value: code, label: codeName(code) }))}
            value={value}
            onChange={onChange}
          />
        ) : (
          <b>{codeName(value)}</b>
        )}
      </>
    );
  }
  if (options.length === 1) return null;
  return options.length > MOST_BESIDE ? (
    <Choice label={t('kind')} options={options} value={value} onChange={onChange} />
  ) : (
    <Segmented label={t('kind')} options={options} value={value} onChange={onChange} />
  );
}
