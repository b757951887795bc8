export default {
  move: '移動',
  change: '項目を変更',
  more: 'その他',
  delete: '削除',
  undo: '元に戻す',
  asItIs: '変更しない',
  emptyStays: '空欄の項目は変わりません。',
  changeTitle_other: '{{count, number}} 品目を変更',
  changed_other: '{{count, number}} 品目を変更しました',
  moveTitle_other: '{{count, number}} 品目を移動',
  moveHint: 'どこにあっても、帳簿上の全数をこの場所に移します。',
  usual: '今後の定位置にする',
  moved_other: '{{count, number}} 品目を移動しました',
  deleteTitle_other: '{{count, number}} 品目を削除しますか？',
  deleteBody:
    '船内に在庫がある品目は残ります。入出庫の記録は残り、削除した品目は「削除済み」から元に戻せます。',
  deleted_other: '{{count, number}} 品目を削除しました',
} as const;
