import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '造船所プロフィール',
  edit: '氏名と連絡先',
  saved: '保存',
  gone: 'この人は見つかりません',
  goneHint: 'プロフィールが消されたか、別の船のものです。',
  oneFailed: 'プロフィールを読み込めませんでした',
  toHome: 'ホームへ',
  jobs: '任された作業',
  jobsNone: '作業はまだありません',
  jobsNoneHint: '乗組員が作業一覧から任せます。',
  jobsFailed: '作業を読み込めませんでした',
  due: '期限 {{day}}',
  field: {
    firstName: '名',
    lastName: '姓',
    phone: '電話',
    phone2: '予備の電話',
    address: '住所',
    postal: '郵便番号',
    city: '市',
  },
} satisfies Translation<typeof en>;
