import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'カレンダー',
  monthBefore: '前の月',
  monthAfter: '次の月',
  yearBefore: '前の年',
  yearAfter: '次の年',
  today: '{{day}}、今日',
} satisfies Translation<typeof en, 'ja'>;
