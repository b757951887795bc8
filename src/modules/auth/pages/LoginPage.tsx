import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useAuth } from '#stores/auth.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Icon } from '#ui/Icon.tsx';
import { AuthFrame } from '../components/AuthFrame.tsx';
import styles from '../components/auth.module.css';
import { LoginForm } from '../components/LoginForm.tsx';

/** Sign-in; redirects to `to`, a path of the app. */
export function LoginPage({ to }: { to: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const expired = useAuth(({ ended }) => ended === 'expired');
  return (
    <AuthFrame title={t('signIn')}>
      {expired && <Banner icon={<Icon name="clock" />}>{t('sessionEnded')}</Banner>}
      <LoginForm onSignedIn={() => navigate({ href: to, replace: true })} />
      <AppLink to="/auth/forgot-password" className={styles.link}>
        {t('forgot')}
      </AppLink>
    </AuthFrame>
  );
}
