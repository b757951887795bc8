import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { AuthFrame } from '../components/AuthFrame.tsx';
import styles from '../components/auth.module.css';
import { NewPasswordForm } from '../components/NewPasswordForm.tsx';
import { isDeadLink } from '../deadLink.ts';
import { useResetPassword } from '../queries.ts';

/** The target of the mailed link: choose a new password, once. */
export function ResetPasswordPage({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const reset = useResetPassword();
  if (isDeadLink(reset.error))
    return (
      <AuthFrame title={t('deadLinkTitle')}>
        <p>{t('deadLink')}</p>
        <ButtonLink variant="primary" big to="/auth/forgot-password">
          {t('newLink')}
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('resetTitle')}>
      <NewPasswordForm
        submitLabel={t('setPassword')}
        pending={reset.isPending}
        error={reset.error}
        onSubmit={(newPassword) =>
          reset.mutate({ token, newPassword }, { onSuccess: () => navigate({ to: '/auth/login' }) })
        }
      />
      <AppLink to="/auth/login" className={styles.link}>
        {t('backToSignIn')}
      </AppLink>
    </AuthFrame>
  );
}
