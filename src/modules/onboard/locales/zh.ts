import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '上船 / 下船',
  facts_other: '{{count}} 人在船',
  crew: '船员',
  guest: '客人',
  guests: '客人',
  visitors: '访客',
  of: '共 {{all}} 人',
  atMost: '最多 {{most}} 人',
  tooMany: '{{count}} 名客人在船：超过 {{most}} 人即视为客船（SOLAS I/2）。',
  show: '显示范围',
  all: '全部',
  never: '尚未登记',
  search: '查找人员',
  loadFailed: '无法加载在船人员',
  none: '无人员',
  noneHint: '没有符合条件的人员。',
  ownOnly: '您可为自己登记，其他人由值班人员登记。',
  switch: '{{name}}，{{state}}',
  printTitle: '人数清点',
  countAt: '截至 {{when}}',
} satisfies Translation<typeof en, 'zh'>;
