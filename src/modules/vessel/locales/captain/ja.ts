export default {
  title: '問い合わせ先',
  failed: '船長の情報を読み込めませんでした',
  nobody: 'この船の船長はまだ決まっていません。',
  phone: '電話',
  email: 'メール',
} as const;
