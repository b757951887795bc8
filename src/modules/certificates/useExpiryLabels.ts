import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Certificate } from './contract.ts';
import { type CertificateStatus, daysLeft } from './rules.ts';

const YEAR_DAYS = 365.25;

/** Texts for certificates and their status, in the reader's language. */
export const useExpiryLabels = () => {
  const { t } = useTranslation('certificates');
  const { today, day } = useFormat();
  return {
    today,
    day,
    /** "Medical certificate", or the title of any other. */
    name: ({ kind, title }: Pick<Certificate, 'kind' | 'title'>): string => title || t(`kinds.${kind}`),
    /** "25 days left"; "4 years left", rounded down, from two years on. */
    left: (certificate: Pick<Certificate, 'expiresAt'>): string => {
      const days = daysLeft(certificate, today);
      if (days === null) return t('forEver');
      if (days < 0) return t('expiredAgo', { count: -days });
      if (days === 0) return t('lastDay');
      // Of years, nobody counts the days.
      const years = Math.floor(days / YEAR_DAYS);
      return years < 2 ? t('daysLeft', { count: days }) : t('yearsLeft', { count: years });
    },
    /** "2 expired" */
    status: ({ level, expired, soon, missing }: CertificateStatus): string => {
      if (level === 'expired') return t('status.expired', { count: expired.length });
      if (level === 'missing') return t('status.missing', { count: missing.length });
      if (level === 'soon') return t('status.soon', { count: soon.length });
      return level === 'good' ? t('status.good') : t('status.none');
    },
  };
};
