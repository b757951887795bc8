import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { z } from 'zod/mini';
import type { FieldKind } from '#lib/fields.ts';
import type { Operation } from '#lib/outbox/operation.ts';
import { entityOf } from '#lib/registry.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { type CommandField, commandFields, withFields } from '../commandFields.ts';
import { useOutboxActions } from '../queries.ts';
import styles from './outbox.module.css';

const schema = z.record(z.string(), z.unknown());

const inputs: { [Kind in FieldKind]?: typeof DateInput | typeof NumberInput | typeof TextArea } = {
  day: DateInput,
  number: NumberInput,
  hours: NumberInput,
};

type Props = { operation: Operation; title: string; onClose: () => void };

/** Corrects a refused command: shows its input and the error; saving retries it. */
export default function EditRejectedDialog({ operation, title, onClose }: Props) {
  const { t } = useTranslation('outbox');
  const client = useQueryClient();
  const { fix } = useOutboxActions();
  const fields = commandFields(operation);
  const nameOf = ({ resource: name, id }: NonNullable<CommandField['item']>) => {
    const resource = entityOf(name)?.resource;
    const item = resource && cachedItem(resource, client, id);
    return item && resource.nameOf(item);
  };
  const several = new Set(fields.map(({ item }) => item?.id)).size > 1;
  const heads = ({ item }: CommandField, index: number) =>
    several && item && item.id !== fields[index - 1]?.item?.id ? nameOf(item) : undefined;
  return (
    <FormDialog
      title={title}
      schema={schema}
      defaultValues={Object.fromEntries(fields.map(({ name, value }) => [name, value]))}
      onSubmit={(values) => fix(operation, withFields(operation, values))}
      onClose={onClose}
      submitLabel={t('sendAgain')}
    >
      <p className={styles.wide} role="alert">
        {operation.refused?.messages.map(({ msg }) => msg).join(' ')}
      </p>
      {fields.map((field, index) => {
        const Input = inputs[field.kind ?? 'text'] ?? TextArea;
        const head = heads(field, index);
        return (
          <Fragment key={field.name}>
            {head !== undefined && <FormSection title={head} />}
            <Input name={field.name} label={t(`commandField.${field.field}`)} />
          </Fragment>
        );
      })}
    </FormDialog>
  );
}
