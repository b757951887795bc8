import { useId, useState } from 'react';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '../contract.ts';
import { useCreateSubform } from '../queries.ts';
import { linesFromText } from '../rules/fromText.ts';
import { lineOptions } from '../rules/line.ts';

type Props = { form: Form; last: number; onClose: () => void };

/** Adds lines from a pasted table, a CSV file or a text with one question a line; shows them before. */
export default function PasteDialog({ form, last, onClose }: Props) {
  const { t } = useTranslation('forms');
  const id = useId();
  const [text, setText] = useState('');
  const { mutateAsync: create } = useCreateSubform();
  const lines = linesFromText(text);
  const add = async () => {
    for (const [index, { subname, itemType, options }] of lines.entries())
      await create({
        ...{ _id: newId(), boatID: form.boatID, formID: form._id, subname, itemType },
        ...{ options: lineOptions.parse(options), order: last + index + 1 },
      });
    onClose();
  };
  return (
    <Dialog
      open
      wide
      title={t('fromTable')}
      onClose={onClose}
      footer={
        <Button variant="primary" disabled={lines.length === 0} onClick={add}>
          {t('addLines', { count: lines.length })}
        </Button>
      }
    >
      <div className="stack">
        <Field id={id} label={t('pasteHere')} help={t('pasteHelp')}>
          <div className="in">
            <textarea id={id} rows={8} value={text} onChange={(event) => setText(event.target.value)} />
          </div>
        </Field>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label={t('orFile')}
          onChange={async (event) => {
            const [file] = event.target.files ?? [];
            if (file) setText(await file.text());
          }}
        />
        <ol className="rows">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: read lines have no identity but their place
            <li key={index} className="pad">
              {line.itemType === 'section' ? <b>{line.subname}</b> : line.subname}{' '}
              <span className="small ink2">
                {[t(`itemType.${line.itemType}`), line.options.unit, line.options.choices?.join(' / ')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
