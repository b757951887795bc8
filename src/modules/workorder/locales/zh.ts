export default {
  title: '工作单',
  jobs: '工作',
  facts_other: '{{count}} 项工作',
  tooMany: '共 {{count}} 项,仅前 {{most}} 项',
  pdf: '保存为 PDF',
  pdfNeedsLink: '生成 PDF 需要连接服务器。打印无需连接。',
  loadFailed: '无法加载工作清单',
  none: '没有可打印的内容',
  noneHint: '在清单中勾选工作,然后选择“打印”。',
  toJobs: '前往工作清单',
  code: '打开 {{job}}',
} as const;
