import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '削除済み',
  facts: '船内で削除されたものと、その復元',
  kinds: '種類',
  loadFailed: '削除済みの項目を読み込めません',
  empty: 'ここで削除されたものはありません',
  emptyHint: '削除したものは写真・ファイル・履歴とともにここに残り、復元できます。',
  notYours: '削除や復元ができる一覧がありません',
  restore: '復元',
  restoreIt: '{{name}}を復元',
  restoredOne: '{{name}}を復元しました',
  restored_other: '{{count, number}} 件を復元しました',
  unnamed: '名前なし',
  photos_other: '写真 {{count, number}} 枚',
  files_other: 'ファイル {{count, number}} 件',
  comments_other: 'コメント {{count, number}} 件',
  children_other: '一緒に削除 {{count, number}} 件',
  field: {
    of: '所属',
    userName: '削除した人',
    at: '削除日時',
    kept: '一緒に保存',
  },
} satisfies Translation<typeof en, 'ja'>;
