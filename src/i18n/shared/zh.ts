import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  yes: '是',
  no: '否',
  more: '更多',
  edit: '编辑',
  print: '打印',
  undo: '撤销',
  delete: '删除',
  deleteTitle: '删除{{name}}？',
  close: '关闭',
  duplicate: '复制',
  discard: '放弃',
  save: '保存',
  add: '添加',
  noEntry: '–',
  aboard: '在船',
  ashore: '岸上',
  setAboard: '{{name}}在船',
  goAboard: '上船',
  goAshore: '离船',
  toHome: '返回首页',
  tryAgain: '重试',
  toList: '返回列表',
  goneHint: '已被删除，或属于另一艘船。',
  field: {
    name: '名称',
    phone: '电话',
    address: '地址',
    email: '电子邮件',
    remarks: '备注',
    department: '部门',
  },
  view: {
    all: '全部',
  },
} satisfies Translation<typeof en, 'zh'>;
