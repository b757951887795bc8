import { type FormEvent, useEffect, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { ApiError } from '#lib/apiError.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Field, fieldAria } from '#ui/form/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { AuthFrame } from '../components/AuthFrame.tsx';
import styles from '../components/auth.module.css';
import { useAskReset } from '../queries.ts';

/** Requests a reset link; the message does not reveal whether the address is known. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const ask = useAskReset();
  const field = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState(false);

  useEffect(() => {
    field.current?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = z.email().safeParse(field.current?.value.trim());
    setInvalid(!email.success);
    if (!email.success) field.current?.focus();
    else if (!ask.isPending) ask.mutate(email.data);
  };

  const refused = ask.error instanceof ApiError ? ask.error.message : undefined;
  const error = invalid ? t('emailInvalid') : refused;
  return (
    <AuthFrame title={t('forgotTitle')}>
      {ask.isSuccess ? (
        <Banner icon={<Icon name="check" />}>{t('linkSent')}</Banner>
      ) : (
        <form noValidate onSubmit={submit}>
          <Field id="email" label={t('email')} error={error} help={t('emailHelp')}>
            <div className={error ? 'in err' : 'in'}>
              <input
                {...fieldAria('email', error, true)}
                ref={field}
                name="email"
                type="email"
                autoComplete="email"
                required
              />
            </div>
          </Field>
          <Button type="submit" variant="primary" big pending={ask.isPending}>
            {t('sendLink')}
          </Button>
        </form>
      )}
      <AppLink to="/auth/login" className={styles.link}>
        {t('backToSignIn')}
      </AppLink>
    </AuthFrame>
  );
}
