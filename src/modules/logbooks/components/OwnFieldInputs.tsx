import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { Field } from '#ui/form/Field.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useField } from '#ui/form/useField.ts';
import { ownKinds } from '../rules/ownDescription.ts';

/** What one field of a vessel's own book is: its words, its type, and what that type needs. */
export function OwnFieldInputs({ path }: { path: string }) {
  const { t } = useTranslation('logbooks');
  const kind: unknown = useWatch({ name: `${path}.kind` });
  return (
    <>
      <TextInput name={`${path}.name`} label={t('fieldName')} required />
      <SelectInput
        name={`${path}.kind`}
        label={t('fieldKind')}
        options={ownKinds.map((value) => ({ value, label: t(`kindName.${value}`) }))}
      />
      {kind === 'number' && (
        <>
          <TextInput name={`${path}.unit`} label={t('fieldUnit')} />
          <NumberInput name={`${path}.decimals`} label={t('fieldDecimals')} whole />
          <NumberInput name={`${path}.min`} label={t('fieldMin')} />
          <NumberInput name={`${path}.max`} label={t('fieldMax')} />
        </>
      )}
      {kind === 'choice' && <ChoicesInput name={`${path}.values`} label={t('fieldChoices')} />}
      <SwitchInput name={`${path}.required`} label={t('fieldRequired')} />
      <SwitchInput name={`${path}.carry`} label={t('fieldCarry')} />
    </>
  );
}

/** Choices, with commas between them. */
function ChoicesInput({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('logbooks');
  const { field, value, frame, box, input } = useField({ name, label, help: t('choicesHelp'), wide: true });
  const [typed, setTyped] = useState(() => (Array.isArray(value) ? value.join(', ') : ''));
  const keep = (text: string) => {
    setTyped(text);
    field.onChange(
      text
        .split(/[,、，\n]/)
        .map((each) => each.trim())
        .filter(Boolean),
    );
  };
  return (
    <Field {...frame}>
      <div className={box}>
        <input {...input} type="text" value={typed} onChange={(event) => keep(event.target.value)} />
      </div>
    </Field>
  );
}
