import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './useField.ts';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  autoComplete?: 'current-password' | 'new-password';
};

/** A password, hidden until its eye is pressed. */
export function PasswordInput<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  const { field, value, frame, box, input } = useField(props);
  return (
    <Field {...frame}>
      <div className={box}>
        <input
          {...input}
          type={shown ? 'text' : 'password'}
          autoComplete={props.autoComplete ?? 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          value={value ?? ''}
          onChange={field.onChange}
        />
        <IconButton
          label={t(shown ? 'hidePassword' : 'showPassword')}
          icon={<Icon name={shown ? 'eyeOff' : 'eye'} />}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
