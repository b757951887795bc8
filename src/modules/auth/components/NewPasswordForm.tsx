import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/apiError.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { passwordStrength } from '../rules.ts';
import { PasswordField } from './PasswordField.tsx';

type Props = {
  /** Whose password it is, so that a password manager stores it correctly. */
  username?: string;
  /** Also asks for the present password, in these words. */
  presentTexts?: { label: string; missing: string } | undefined;
  submitLabel: string;
  pending: boolean;
  /** The error of the last attempt. */
  error: Error | null;
  onSubmit: (newPassword: string, present?: string) => unknown;
};

/** A new password, entered twice; shows its strength while typing. */
export function NewPasswordForm({ username, presentTexts, submitLabel, pending, error, onSubmit }: Props) {
  const { t } = useTranslation('auth');
  const present = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<'missing' | 'short' | 'different'>();
  const [answered, setAnswered] = useState(false);

  useEffect(() => {
    (present.current ?? first.current)?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const missing = present.current?.value === '';
    const short = passwordStrength(typed) === 'short';
    const found = missing
      ? 'missing'
      : short
        ? 'short'
        : typed === second.current?.value
          ? undefined
          : 'different';
    setWrong(found);
    if (found) return (missing ? present : short ? first : second).current?.focus();
    setAnswered(true);
    onSubmit(typed, present.current?.value);
  };

  const change = (value: string) => {
    setTyped(value);
    setAnswered(false);
    if (wrong === 'short' && passwordStrength(value) !== 'short') setWrong(undefined);
  };

  const refused = answered && error instanceof ApiError ? error : undefined;
  const presentRefused = refused?.messages.some(({ path }) => path === 'confirm') ? refused : undefined;
  return (
    <form noValidate onSubmit={submit} className="stack">
      {username && <input hidden readOnly name="username" autoComplete="username" value={username} />}
      {presentTexts && (
        <PasswordField
          id="confirm"
          label={presentTexts.label}
          autoComplete="current-password"
          error={wrong === 'missing' ? presentTexts.missing : presentRefused?.message}
          ref={present}
          onChange={() => {
            setAnswered(false);
            if (wrong === 'missing') setWrong(undefined);
          }}
        />
      )}
      <PasswordField
        id="newPassword"
        label={t('newPassword')}
        autoComplete="new-password"
        help={typed ? t(`strength.${passwordStrength(typed)}`) : t('newPasswordHelp')}
        error={wrong === 'short' ? t('tooShort') : presentRefused ? undefined : refused?.message}
        ref={first}
        onChange={change}
      />
      <PasswordField
        id="repeatPassword"
        label={t('repeatPassword')}
        autoComplete="new-password"
        error={wrong === 'different' ? t('different') : undefined}
        ref={second}
        onChange={() => wrong === 'different' && setWrong(undefined)}
      />
      <Button type="submit" variant="primary" big pending={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
