export default {
  title: '文件夹',
  new: '新建文件夹',
  saved: '文件夹已保存',
  removed: '文件夹已删除',
  removeBody: '只能删除空文件夹。可在“已删除”中恢复。',
  change: '更改文件夹',
  delete: '删除文件夹',
  top: '顶层',
  rights: '谁可以打开',
  rightsHelp: '未指定任何人：所有可查看船舶文件的人。船长和公司始终可以。',
  field: {
    name: '名称',
    mainFolder: '位于顶层',
    mainfolderID: '所在文件夹',
    readers: '人员',
    departments: '部门',
  },
} as const;
