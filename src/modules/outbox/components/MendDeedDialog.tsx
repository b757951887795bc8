import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Operation } from '#lib/outbox/operation.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { type DeedField, deedFields, withFields } from '../deedFields.ts';
import { useOutboxDeeds } from '../queries.ts';

const schema = z.record(z.string(), z.unknown());

const inputs = { day: DateInput, number: NumberInput, text: TextArea } as const;

type Props = { operation: Operation; title: string; onClose: () => void };

/** Puts a refused deed right: what was entered with it, and why it was not taken; saving tries it again. */
export default function MendDeedDialog({ operation, title, onClose }: Props) {
  const { t } = useTranslation('outbox');
  const client = useQueryClient();
  const { mend } = useOutboxDeeds();
  const fields = deedFields(operation);
  const nameOf = (id: string) =>
    cachedItem(worklist, client, id)?.title ?? cachedItem(equipment, client, id)?.name;
  const several = new Set(fields.map(({ about }) => about)).size > 1;
  const heads = (field: DeedField, index: number) =>
    several && field.about !== undefined && field.about !== fields[index - 1]?.about
      ? nameOf(field.about)
      : undefined;
  return (
    <FormDialog
      open
      title={title}
      schema={schema}
      defaultValues={Object.fromEntries(fields.map(({ name, value }) => [name, value]))}
      onSubmit={(values) => mend(operation, withFields(operation, values))}
      onClose={onClose}
      submitLabel={t('sendAgain')}
    >
      <p className="ob-wide" role="alert">
        {operation.refused?.messages.map(({ msg }) => msg).join(' ')}
      </p>
      {fields.map((field, index) => {
        const Input = inputs[field.kind];
        const head = heads(field, index);
        return (
          <Fragment key={field.name}>
            {head !== undefined && <FormSection title={head} />}
            <Input name={field.name} label={t(`deedField.${field.field}`)} />
          </Fragment>
        );
      })}
    </FormDialog>
  );
}
