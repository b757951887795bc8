import { useTranslation } from 'react-i18next';
import { useToday } from '#modules/worklist/useJobRows.ts';
import type { Certificate } from './contract.ts';
import { daysLeft, type Standing } from './rules.ts';

/** Certificates and how they stand, in the reader's words. */
export const useExpiryWords = () => {
  const { t, i18n } = useTranslation('certificates');
  const today = useToday();
  const format = new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : i18n.language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    today,
    /** "18 Jun 2027"; '' for no day. */
    day: (iso: string): string => (iso === '' ? '' : format.format(new Date(iso))),
    /** "Medical certificate", or the title of any other. */
    name: ({ kind, title }: Pick<Certificate, 'kind' | 'title'>): string => title || t(`kinds.${kind}`),
    /** "25 days left" */
    left: (certificate: Pick<Certificate, 'expiresAt'>): string => {
      const days = daysLeft(certificate, today);
      if (days === null) return t('forEver');
      if (days < 0) return t('expiredAgo', { count: -days });
      return days === 0 ? t('lastDay') : t('daysLeft', { count: days });
    },
    /** "2 expired" */
    standing: ({ level, expired, soon, missing }: Standing): string => {
      if (level === 'expired') return t('standing.expired', { count: expired.length });
      if (level === 'missing') return t('standing.missing', { count: missing.length });
      if (level === 'soon') return t('standing.soon', { count: soon.length });
      return level === 'good' ? t('standing.good') : t('standing.none');
    },
  };
};
