import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  chooseBoatWhy: 'このページは1隻ごとの内容です。',
  noAccess: 'アクセス権がありません',
  noAccessPage: '「{{page}}」へのアクセス権がありません。',
  noAccessThis: 'このページへのアクセス権がありません。',
  noAccessWhom: '船長またはアカウントの担当者に依頼してください。',
  toHome: 'ホームへ',
  expired: '利用期間が終了しました',
  expiredWhat: '{{boat}} の契約期限が切れたため、ページは閉じられています。',
  expiredSafe: '何も削除されていません。契約を更新するとすぐに元に戻ります。',
  expiredWhom: '管理会社、または陸上で本船のアカウントを担当している方に連絡してください。',
  expiredWhomCompany: '本船を管理している {{company}} に連絡してください。',
  expiredTell: 'ご用意ください：{{vessel}}。',
} satisfies Translation<typeof en, 'ja'>;
