import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '通知',
  markAll: 'すべて既読にする',
  unread: '未読',
  none: '通知はありません',
  noneHint: '割り当てられたことや対応が必要なことがここに表示されます。',
  failed: '通知を読み込めませんでした',
  failedWhy: 'サーバーの応答がありません。',
  kinds: {
    jobAssigned: '新しい作業：{{job}}',
    jobOverdue: '期限超過：{{job}}',
    jobsAssigned_other: '新しい作業 {{count}} 件',
    jobsOverdue_other: '期限超過の作業 {{count}} 件',
    mentioned: '{{by}} さんがあなたに言及：{{job}}',
    postponeAsked: '延期の承認依頼：{{job}}',
    postponeAgreed: '延期が承認されました：{{job}}',
    postponeRefused: '延期が却下されました：{{job}}',
    passwordReset: '新しいパスワードが設定されました',
    emailAsked: '新しいメールアドレスが確認待ちです',
    newUser: '{{name}} さんが加わりました',
    imported_other: '{{count}} 行を取り込みました',
    hoursMissing_other: '最近の記録がないメーター {{count}} 台',
    certificateExpires: '{{certificate}}の期限が近づいています：{{name}}',
    certificateExpired: '{{certificate}}の期限切れ：{{name}}',
    certificatesExpire_other: '期限間近または期限切れの証書 {{count}} 件',
  },
  details: {
    join: '、',
    from: '{{by}} さんから',
    daysOver_other: '{{count}} 日超過',
    hoursOver: '{{hours}} 時間超過',
    newUser: '{{by}} さんが追加',
    daysLeft_other: '残り {{count}} 日',
    lastDay: '本日が有効期限です',
  },
} satisfies Translation<typeof en, 'ja'>;
