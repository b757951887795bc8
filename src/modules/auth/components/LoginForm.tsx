import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { ApiError, type ServerMessage } from '#lib/apiError.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Field, fieldAria } from '#ui/form/Field.tsx';
import { useLogin } from '../queries.ts';
import { PasswordField } from './PasswordField.tsx';

const fieldText = (messages: ServerMessage[]) => messages.map(({ msg }) => msg).join(' ') || undefined;

/** User name and password; errors are shown beside the fields, and input is kept. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => unknown }) {
  const { t } = useTranslation('auth');
  const login = useLogin();
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<'username' | 'password'>();

  // Before the first frame: whoever types as soon as the form shows types into it.
  useLayoutEffect(() => {
    nameField.current?.focus();
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const username = nameField.current?.value.trim() ?? '';
    const password = passwordField.current?.value ?? '';
    const empty = username === '' ? 'username' : password === '' ? 'password' : undefined;
    setMissing(empty);
    if (empty || login.isPending) return (empty === 'username' ? nameField : passwordField).current?.focus();
    await login.mutateAsync({ username, password }).then(onSignedIn, () => passwordField.current?.select());
  };

  const refusals = login.error instanceof ApiError && !missing ? login.error.messages : [];
  const nameError =
    missing === 'username'
      ? t('usernameMissing')
      : fieldText(refusals.filter(({ path }) => path === 'username'));
  const passwordError =
    missing === 'password'
      ? t('passwordMissing')
      : fieldText(refusals.filter(({ path }) => path !== 'username'));

  return (
    <form noValidate onSubmit={submit}>
      <Field id="username" label={t('username')} error={nameError}>
        <div className={nameError ? 'in err' : 'in'}>
          <input
            {...fieldAria('username', nameError)}
            ref={nameField}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </div>
      </Field>
      <PasswordField
        id="password"
        label={t('password')}
        autoComplete="current-password"
        error={passwordError}
        ref={passwordField}
      />
      <Button type="submit" variant="primary" big pending={login.isPending}>
        {t('signIn')}
      </Button>
    </form>
  );
}
