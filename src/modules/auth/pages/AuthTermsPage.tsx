import { lazy, Suspense } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AuthFrame } from '../components/AuthFrame.tsx';
import styles from '../components/auth.module.css';

// Who signs in does not read them.
const TermsText = lazy(() => import('#modules/help/components/TermsText.tsx'));

/** The terms of use before sign-in. */
export function AuthTermsPage() {
  const { t } = useTranslation(['auth', 'help']);
  return (
    <AuthFrame title={t('help:termsTitle')}>
      <Suspense fallback={<Skeleton rows={8} />}>
        <TermsText />
      </Suspense>
      <AppLink to="/auth/login" className={styles.link}>
        {t('backToSignIn')}
      </AppLink>
    </AuthFrame>
  );
}
