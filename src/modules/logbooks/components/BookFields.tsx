import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { BookField, Tank } from '../rules/book.ts';
import { positionText } from '../rules/position.ts';
import { useFieldTexts } from '../useFieldTexts.ts';
import { AmountList } from './AmountList.tsx';
import styles from './entry.module.css';
import { PeopleInput } from './PeopleInput.tsx';
import { TanksInput } from './TanksInput.tsx';

type Props = { fields: readonly BookField[]; tanks?: readonly Tank[]; code?: string };

/** The inputs of an entry, in the order of its book; amounts by category are one list. */
export function BookFields({ fields, tanks = [], code = '' }: Props) {
  const amounts = fields.filter(({ category }) => category);
  return (
    <>
      {fields
        .filter(({ hidden, category }) => !hidden && !category)
        .map((field) => (
          <BookInput key={field.key} {...{ field, fields, tanks }} />
        ))}
      {amounts.length > 0 && <AmountList fields={amounts} code={code} />}
    </>
  );
}

type InputProps = { field: BookField; fields: readonly BookField[]; tanks: readonly Tank[] };

function BookInput({ field, fields, tanks }: InputProps) {
  const { label, option } = useFieldTexts();
  const { key, kind, unit, required = false, values = [] } = field;
  const props = { name: key, label: label(field), required };
  switch (kind) {
    case 'number':
      return <NumberInput {...props} {...(unit ? { unit } : {})} whole={field.decimals === 0} />;
    case 'choice':
      return (
        <SelectInput
          {...props}
          empty=""
          options={values.map((value) => ({ value, label: option(value, field) }))}
        />
      );
    case 'yesNo':
      return <SwitchInput {...props} />;
    case 'longText':
      return <TextArea {...props} rows={2} />;
    case 'position':
      return <PositionInput field={field} />;
    case 'time':
      return <TextInput {...props} autoComplete="off" inputMode="numeric" placeholder="10:45" />;
    case 'tank':
      return <TankInput {...{ field, fields, tanks }} />;
    case 'tanks':
      return <TanksInput name={key} label={label(field)} lists={field.lists} />;
    case 'people':
      return <PeopleInput name={key} label={label(field)} />;
    default:
      return <TextInput {...props} />;
  }
}

/** One of the tanks that the volume's opening states; its capacity comes with it. */
function TankInput({ field, fields, tanks }: InputProps) {
  const { label } = useFieldTexts();
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: field.key });
  const own = tanks.filter(({ list }) => !field.list || list === field.list);
  const names = own.map(({ name }) => name);
  // The tank of an older entry may not be in the list any more.
  if (typeof chosen === 'string' && chosen !== '' && !names.includes(chosen)) names.push(chosen);
  const choose = (name: string) => {
    const capacity = own.find((tank) => tank.name === name)?.capacity;
    if (capacity !== undefined && fields.some(({ key }) => key === 'capacity'))
      setValue('capacity', capacity, { shouldDirty: true });
  };
  return (
    <SelectInput
      name={field.key}
      label={label(field)}
      required={field.required ?? false}
      empty=""
      options={names.map((value) => ({ value, label: value }))}
      onChosen={choose}
    />
  );
}

/** A position by hand in any notation, or from the device. */
function PositionInput({ field }: { field: BookField }) {
  const { t } = useTranslation('logbooks');
  const { label } = useFieldTexts();
  const { setValue, setError } = useFormContext();
  const ask = () =>
    navigator.geolocation?.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setValue(field.key, positionText({ lat: latitude, lon: longitude }, 3), { shouldDirty: true }),
      () => setError(field.key, { message: t('noDevicePosition') }),
    );
  return (
    <div className={styles.position}>
      <TextInput
        name={field.key}
        label={label(field)}
        required={field.required ?? false}
        autoComplete="off"
        placeholder="43°26.4′ N 007°13.6′ E"
      />
      <IconButton label={t('devicePosition')} icon={<Icon name="place" />} onClick={ask} />
    </div>
  );
}
