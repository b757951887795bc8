import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '履歴',
  failed: '履歴を読み込めません',
  none: 'まだ変更はありません',
  noneHint: '変更はすべて、誰がいつ行ったかとともにここに残ります。',
  showAll: '全 {{count}} 件を表示',
  yes: 'はい',
  no: 'いいえ',
  by: '{{who}}、{{time}}',
  byLater: '{{who}}、実施 {{done}}、送信 {{sent}}',
  restore: '復元',
  restoreIt: '{{name}}を復元',
  action: {
    create: '追加',
    update: '変更',
    remove: '削除',
    restore: '復元',
    hours: '時間の入力',
    import: '取り込み',
    complete: '完了',
    undo: '完了の取り消し',
    postpone: '延期',
    comment: 'コメント',
    lost: '競合で採用せず',
    fileAdded: '追加',
    fileRemoved: '削除',
  },
} satisfies Translation<typeof en, 'ja'>;
