export default {
  title: 'フォルダー',
  new: '新しいフォルダー',
  saved: 'フォルダーを保存しました',
  removed: 'フォルダーを削除しました',
  removeBody: '削除できるのは空のフォルダーだけです。「削除済み」から元に戻せます。',
  change: 'フォルダーを変更',
  delete: 'フォルダーを削除',
  top: '最上位',
  rights: '開ける人',
  rightsHelp: '誰も指定しなければ、船舶文書を見られる全員です。船長と会社はいつでも開けます。',
  field: {
    name: '名前',
    mainFolder: '最上位にある',
    mainfolderID: '入っているフォルダー',
    readers: '人',
    departments: '部門',
  },
} as const;
