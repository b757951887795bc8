import type { TFunction } from '#lib/useTranslation.ts';
import { type CertificateKind, certificateKinds } from '#modules/certificates/contract.ts';
import { type DueKey, dueKeys } from '#modules/logbooks/rules/due.ts';
import type { Notice } from './contract.ts';

type NoticeWords = TFunction<'notices', 'certificates' | 'logdue'>;

const kindOf = (name: string): CertificateKind => certificateKinds.find((kind) => kind === name) ?? 'other';

const dueOf = (name: string): DueKey => dueKeys.find((key) => key === name) ?? 'verify';

const lowTitle = (state = '') =>
  state === 'none' ? 'stockNone' : state === 'at' ? 'stockAtMinimum' : 'stockLow';

const stepTitle = (step = '') =>
  step === 'sent' ? 'transferSent' : step === 'received' ? 'transferReceived' : 'transferDeclined';

const daysText = (days: number, t: NoticeWords) =>
  days < 0
    ? t('details.daysOver', { count: -days })
    : days === 0
      ? t('details.lastDay')
      : t('details.daysLeft', { count: days });

/** The UTC time of a watch: readers ashore have no clock of the ship. */
const whenOf = (at = '') => at && `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** A notice in the reader's language: what happened, and a line of detail. */
export const noticeText = ({ kind, params }: Pick<Notice, 'kind' | 'params'>, t: NoticeWords) => {
  const {
    job = '',
    equipment = '',
    order = '',
    item = '',
    unit = '',
    by = '',
    name = '',
    file = '',
    text = '',
    reason = '',
  } = params;
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
    case 'orderAsked':
      return { title: t('kinds.orderAsked', { order }), details: from };
    case 'orderDecided':
      return {
        title:
          params.agreed === 'no' ? t('kinds.orderRefused', { order }) : t('kinds.orderAgreed', { order }),
        details: line(from, reason),
      };
    case 'orderLate':
      return {
        title: t('kinds.orderLate', { order }),
        details: t('details.daysOver', { count: Number(params.days ?? 0) }),
      };
    case 'stockLow':
      if (count > 1) return { title: t('kinds.stocksLow', { count }), details: '' };
      return {
        title: t(`kinds.${lowTitle(params.state)}`, { item }),
        details: t('details.stock', { left: params.left ?? '', min: params.min ?? '', unit }).trim(),
      };
    case 'stockExpires': {
      if (count > 1) return { title: t('kinds.stocksExpire', { count }), details: '' };
      const days = Number(params.days ?? 0);
      return {
        title: t(days < 0 ? 'kinds.stockExpired' : 'kinds.stockExpires', { item }),
        details: daysText(days, t),
      };
    }
    case 'kitIncomplete':
      if (count > 1) return { title: t('kinds.kitsIncomplete', { count }), details: '' };
      return {
        title: t('kinds.kitIncomplete', { item }),
        details: line(
          Number(params.missing) > 0 ? t('details.missing', { count: Number(params.missing) }) : '',
          Number(params.expired) > 0 ? t('details.expired', { count: Number(params.expired) }) : '',
        ),
      };
    case 'transferAsked':
      return {
        title: t(params.direction === 'in' ? 'kinds.transferBrings' : 'kinds.transferAsked', {
          item,
          boat: params.boat ?? '',
        }),
        details: t('details.pieces', { count, unit }).trim(),
      };
    case 'transferStep':
      return {
        title: t(`kinds.${stepTitle(params.step)}`, { item, boat: params.boat ?? '' }),
        details: t('details.pieces', { count, unit }).trim(),
      };
    case 'logMissing':
      return { title: t(`logdue:due.${dueOf(params.key ?? '')}`), details: params.title ?? '' };
    case 'logToSign':
      return { title: t('logdue:toSign', { what: params.title ?? '' }), details: from };
    case 'formsDue':
      return { title: t('kinds.formsDue', { count }), details: '' };
    case 'formSays':
      return { title: params.text ?? '', details: line(params.answer ?? '', params.form ?? '', from) };
    case 'documentExpires': {
      if (count > 1) return { title: t('kinds.documentsExpire', { count }), details: '' };
      const days = Number(params.days ?? 0);
      return {
        title: t(days < 0 ? 'kinds.documentExpired' : 'kinds.documentExpires', { title: params.title ?? '' }),
        details: daysText(days, t),
      };
    }
    case 'shipCertificateExpires': {
      if (count > 1) return { title: t('kinds.shipCertificatesExpire', { count }), details: '' };
      const days = Number(params.days ?? 0);
      const { title = '' } = params;
      return {
        title:
          params.what === 'condition'
            ? t('kinds.conditionDue', { title })
            : t(days < 0 ? 'kinds.documentExpired' : 'kinds.documentExpires', { title }),
        details: daysText(days, t),
      };
    }
    case 'documentToRead':
      return {
        title: t('kinds.documentToRead', { title: params.title ?? '' }),
        details: params.revision ? t('details.revision', { no: params.revision }) : '',
      };
    case 'documentChange':
      return { title: t('kinds.documentChange', { title: params.title ?? '' }), details: line(from, text) };
    case 'leaveAsked':
      return {
        title: t('kinds.leaveAsked', { by, from: params.from ?? '', to: params.to ?? '' }),
        details: '',
      };
    case 'leaveDecided':
      return {
        title: t(params.agreed === 'no' ? 'kinds.leaveRefused' : 'kinds.leaveAgreed', {
          from: params.from ?? '',
          to: params.to ?? '',
        }),
        details: line(from, reason),
      };
    case 'rotaPosted':
      return {
        title: t('kinds.rotaPosted', { from: params.from ?? '', to: params.to ?? '' }),
        details: from,
      };
    case 'watchSwapAsked':
      return { title: t('kinds.watchSwapAsked', { by, at: whenOf(params.at) }), details: reason };
    case 'watchSwapDecided':
      return {
        title: t(params.agreed === 'no' ? 'kinds.watchSwapDeclined' : 'kinds.watchSwapAgreed', {
          at: whenOf(params.at),
        }),
        details: line(from, reason),
      };
    case 'restAsked':
      return { title: t('kinds.restAsked', { count, month: params.month ?? '' }), details: from };
    case 'payslipReady':
      return { title: t('kinds.payslipReady', { month: params.month ?? '' }), details: '' };
    case 'certificateExpires': {
      if (count > 1) return { title: t('kinds.certificatesExpire', { count }), details: '' };
      const certificate = params.title || t(`certificates:kinds.${kindOf(params.certificate ?? '')}`);
      const days = Number(params.days ?? 0);
      return {
        title:
          days < 0
            ? t('kinds.certificateExpired', { certificate, name })
            : t('kinds.certificateExpires', { certificate, name }),
        details: daysText(days, t),
      };
    }
  }
};
