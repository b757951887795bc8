import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  yes: 'はい',
  no: 'いいえ',
  more: 'その他',
  edit: '編集',
  print: '印刷',
  undo: '元に戻す',
  delete: '削除',
  deleteTitle: '{{name}}を削除しますか？',
  close: '閉じる',
  duplicate: '複製',
  discard: '破棄',
  save: '保存',
  add: '追加',
  noEntry: '–',
  aboard: '在船',
  ashore: '陸上',
  setAboard: '{{name}}の在船',
  goAboard: '乗船',
  goAshore: '下船',
  toHome: 'ホームへ',
  tryAgain: 'もう一度',
  toList: '一覧へ',
  goneHint: '削除されたか、別の船のものです。',
  field: {
    name: '名称',
    phone: '電話',
    address: '住所',
    email: 'メール',
    remarks: '備考',
    department: '部署',
  },
  view: {
    all: 'すべて',
  },
} satisfies Translation<typeof en, 'ja'>;
