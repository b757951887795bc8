import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  deleted: '已删除视图“{{name}}”',
  undo: '撤销',
  saveFailed: '无法保存视图',
  deleteFailed: '无法删除视图',
} as const satisfies Translation<typeof en>;
