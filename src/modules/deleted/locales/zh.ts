import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '已删除',
  facts: '船上已删除的内容及其恢复',
  kinds: '类别',
  loadFailed: '无法加载已删除的内容',
  empty: '这里没有删除过内容',
  emptyHint: '删除的内容连同照片、文件和历史保留在这里，可以恢复。',
  notYours: '没有您可以删除或恢复内容的列表',
  restore: '恢复',
  restoreIt: '恢复{{name}}',
  restoredOne: '{{name}}已恢复',
  restored_other: '已恢复 {{count, number}} 项',
  unnamed: '无名称',
  photos_other: '{{count, number}} 张照片',
  files_other: '{{count, number}} 个文件',
  comments_other: '{{count, number}} 条评论',
  children_other: '一同删除 {{count, number}} 项',
  field: {
    of: '所属',
    userName: '删除人',
    at: '删除时间',
    kept: '一同保留',
  },
} satisfies Translation<typeof en, 'zh'>;
