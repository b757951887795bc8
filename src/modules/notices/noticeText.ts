import type { TFunction } from '#lib/useTranslation.ts';
import { type CertificateKind, certificateKinds } from '#modules/certificates/contract.ts';
import type { Notice } from './contract.ts';

type NoticeWords = TFunction<'notices', 'certificates'>;

const kindOf = (name: string): CertificateKind => certificateKinds.find((kind) => kind === name) ?? 'other';

/** A notice in the reader's language: what happened, and a line of detail. */
export const noticeText = ({ kind, params }: Pick<Notice, 'kind' | 'params'>, t: NoticeWords) => {
  const { job = '', equipment = '', by = '', name = '', file = '', text = '', reason = '' } = params;
  const count = Number(params.count ?? 1);
  const line = (...parts: string[]) => parts.filter(Boolean).join(t('details.join'));
  const from = by && t('details.from', { by });
  switch (kind) {
    case 'jobAssigned':
      return {
        title: count > 1 ? t('kinds.jobsAssigned', { count }) : t('kinds.jobAssigned', { job }),
        details: line(equipment, from),
      };
    case 'jobOverdue':
      return {
        title: count > 1 ? t('kinds.jobsOverdue', { count }) : t('kinds.jobOverdue', { job }),
        details: line(
          equipment,
          params.days ? t('details.daysOver', { count: Number(params.days) }) : '',
          params.hours ? t('details.hoursOver', { hours: Number(params.hours) }) : '',
        ),
      };
    case 'mentioned':
      return { title: t('kinds.mentioned', { job, by }), details: text };
    case 'postponeAsked':
      return { title: t('kinds.postponeAsked', { job }), details: line(equipment, from, reason) };
    case 'postponeDecided':
      return {
        title:
          params.agreed === 'no' ? t('kinds.postponeRefused', { job }) : t('kinds.postponeAgreed', { job }),
        details: line(equipment, from),
      };
    case 'passwordReset':
      return { title: t('kinds.passwordReset'), details: '' };
    case 'emailAsked':
      return { title: t('kinds.emailAsked'), details: params.email ?? '' };
    case 'newUser':
      return { title: t('kinds.newUser', { name }), details: by && t('details.newUser', { by }) };
    case 'hoursMissing':
      return { title: t('kinds.hoursMissing', { count }), details: '' };
    case 'imported':
      return { title: t('kinds.imported', { count }), details: file };
    case 'certificateExpires': {
      if (count > 1) return { title: t('kinds.certificatesExpire', { count }), details: '' };
      const certificate = params.title || t(`certificates:kinds.${kindOf(params.certificate ?? '')}`);
      const days = Number(params.days ?? 0);
      return {
        title:
          days < 0
            ? t('kinds.certificateExpired', { certificate, name })
            : t('kinds.certificateExpires', { certificate, name }),
        details:
          days < 0
            ? t('details.daysOver', { count: -days })
            : days === 0
              ? t('details.lastDay')
              : t('details.daysLeft', { count: days }),
      };
    }
  }
};
