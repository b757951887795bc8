import { useState } from 'react';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useCreateColumns, useLogColumns, useUpdateColumns } from '../queries/beside.ts';
import type { Book } from '../rules/book.ts';
import { choosable } from '../rules/columns.ts';
import { useFieldTexts } from '../useFieldTexts.ts';
import styles from './columns.module.css';

/** The columns that this vessel uses in a log, for everybody aboard. */
export default function ColumnsDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t } = useTranslation('logbooks');
  const { label } = useFieldTexts();
  const { boatID } = useUser();
  const { data = [] } = useLogColumns();
  const there = data.find((each) => each.book === book.kind);
  const [hidden, setHidden] = useState<readonly string[]>(there?.hidden ?? []);
  const { mutate: create } = useCreateColumns();
  const { mutate: update } = useUpdateColumns();
  const save = () => {
    if (there) update({ _id: there._id, hidden: [...hidden] });
    else create({ _id: newId(), boatID, book: book.kind, hidden: [...hidden] });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('columns')}
      onClose={onClose}
      footer={
        <>
          <span className="sp" />
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button variant="primary" onClick={save}>
            {t('saveColumns')}
          </Button>
        </>
      }
    >
      <p className="small ink2">{t('columnsHint')}</p>
      <ul className={styles.columns}>
        {choosable(book).map((field) => (
          <li key={field.key}>
            <label>
              <input
                type="checkbox"
                className="cb"
                checked={!hidden.includes(field.key)}
                onChange={({ target }) =>
                  setHidden(
                    target.checked ? hidden.filter((key) => key !== field.key) : [...hidden, field.key],
                  )
                }
              />
              {label(field)}
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
