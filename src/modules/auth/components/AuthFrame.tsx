import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Logo } from '#ui/Logo.tsx';
import styles from './auth.module.css';
import { CompassRose } from './CompassRose.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

/** The frame of the pages before sign-in: logo, one column, languages; a compass rose if there is room. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('auth');
  useEffect(() => {
    document.title = `${title} · Shipshape`;
    return () => {
      document.title = 'Shipshape';
    };
  }, [title]);
  return (
    // Touch density everywhere: a sign-in page has room, and the user's density is not known yet.
    <div className={styles.page} data-density="touch">
      <main className={styles.left}>
        <div className={styles.top}>
          <Logo />
        </div>
        <div className={styles.middle}>
          <h1>{title}</h1>
          {children}
        </div>
        <div className={styles.bottom}>
          <LanguageChoice />
          <div className="small ink3">
            © {new Date().getFullYear()} Shipshape · <AppLink to="/auth/terms">{t('terms')}</AppLink>
          </div>
        </div>
      </main>
      <div className={styles.right} aria-hidden="true">
        <CompassRose />
      </div>
    </div>
  );
}
