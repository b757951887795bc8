import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { TextInput } from '#ui/form/TextInput.tsx';
import { usernameOf } from '../rules.ts';

/** The user name of a new account: proposed from first and last name until it is typed. */
export function UserNameInput() {
  const { t } = useTranslation('users');
  const { setValue, getFieldState } = useFormContext();
  const [first = '', last = ''] = useWatch({ name: ['firstName', 'lastName'] });
  useEffect(() => {
    if (!getFieldState('username').isTouched) setValue('username', usernameOf(String(first), String(last)));
  }, [first, last, setValue, getFieldState]);
  return (
    <TextInput
      name="username"
      label={t('field.username')}
      help={t('usernameHelp')}
      autoComplete="off"
      autoCapitalize="none"
      required
    />
  );
}
