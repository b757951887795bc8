import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '日历',
  monthBefore: '上个月',
  monthAfter: '下个月',
  yearBefore: '上一年',
  yearAfter: '下一年',
  today: '{{day}}，今天',
} satisfies Translation<typeof en, 'zh'>;
