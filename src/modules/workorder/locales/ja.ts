export default {
  title: '作業指示書',
  jobs: '作業',
  facts_other: '{{count}}件',
  tooMany: '{{count}}件のうち最初の{{most}}件',
  pdf: 'PDFで保存',
  pdfNeedsLink: 'PDF にはサーバーへの接続が必要です。印刷は接続なしでできます。',
  loadFailed: '作業を読み込めませんでした',
  none: '印刷するものがありません',
  noneHint: '一覧で作業を選び、「印刷」を押してください。',
  toJobs: '作業一覧へ',
  code: '{{job}}を開く',
} as const;
