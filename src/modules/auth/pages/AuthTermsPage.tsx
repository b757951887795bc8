import { useTranslation } from '#lib/useTranslation.ts';
import { TermsText } from '#modules/help/components/TermsText.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { AuthFrame } from '../components/AuthFrame.tsx';
import styles from '../components/auth.module.css';

/** The terms of use before sign-in. */
export function AuthTermsPage() {
  const { t } = useTranslation(['auth', 'help']);
  return (
    <AuthFrame title={t('help:termsTitle')}>
      <TermsText />
      <AppLink to="/auth/login" className={styles.link}>
        {t('backToSignIn')}
      </AppLink>
    </AuthFrame>
  );
}
