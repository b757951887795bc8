import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { AuthFrame } from '../components/AuthFrame.tsx';
import styles from '../components/auth.module.css';

const route = getRouteApi('/auth/(public)/terms');

/** The terms of use before sign-in. */
export function AuthTermsPage() {
  const { t } = useTranslation(['auth', 'help']);
  const { TermsText } = route.useLoaderData();
  return (
    <AuthFrame title={t('help:termsTitle')}>
      <TermsText />
      <AppLink to="/auth/login" className={styles.link}>
        {t('backToSignIn')}
      </AppLink>
    </AuthFrame>
  );
}
