import type { TFunction } from 'i18next';
import type { Notice } from './contract.ts';

/** A notice in the reader's language: what happened, and a line about it. */
export const noticeText = ({ kind, params }: Pick<Notice, 'kind' | 'params'>, t: TFunction<'notices'>) => {
  const { job = '', equipment = '', by = '', name = '', file = '', days } = params;
  const count = Number(params.count ?? 1);
  switch (kind) {
    case 'jobAssigned':
      return { title: t('kinds.jobAssigned', { job }), details: t('details.jobAssigned', { equipment, by }) };
    case 'jobOverdue':
      return {
        title: t('kinds.jobOverdue', { job }),
        details: days ? t('details.jobOverdue', { equipment, count: Number(days) }) : equipment,
      };
    case 'passwordReset':
      return { title: t('kinds.passwordReset'), details: '' };
    case 'newUser':
      return { title: t('kinds.newUser', { name }), details: by && t('details.newUser', { by }) };
    case 'hoursMissing':
      return { title: t('kinds.hoursMissing', { count }), details: '' };
    case 'imported':
      return { title: t('kinds.imported', { count }), details: file };
  }
};

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, in the largest unit of which one has passed; "now" under a minute. */
export const timeAgo = (time: string, now: number, locale: string) => {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = now - Date.parse(time);
  for (const [unit, length] of units)
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  return format.format(0, 'second');
};
