import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  deleted: '已删除视图“{{name}}”',
  saveFailed: '无法保存视图',
  deleteFailed: '无法删除视图',
  field: { name: '名称', state: '搜索、筛选和排序', shared: '全船共享' },
  otherState: '其他筛选',
} as const satisfies Translation<typeof en, 'zh'>;
