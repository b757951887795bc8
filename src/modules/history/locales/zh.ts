import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '历史',
  failed: '无法加载历史',
  none: '还没有更改',
  noneHint: '每次更改都在这里，注明谁在何时所做。',
  showAll: '显示全部 {{count}} 条',
  yes: '是',
  no: '否',
  by: '{{who}}，{{time}}',
  byLater: '{{who}}，完成于{{done}}，发送于{{sent}}',
  restore: '恢复',
  restoreIt: '恢复{{name}}',
  action: {
    create: '已添加',
    update: '已更改',
    remove: '已删除',
    restore: '已恢复',
    hours: '已录入小时',
    import: '来自导入',
    complete: '已完成',
    undo: '已撤销完成',
    postpone: '延期',
    comment: '已评论',
    lost: '冲突中未采用',
    fileAdded: '已添加',
    fileRemoved: '已删除',
  },
} satisfies Translation<typeof en, 'zh'>;
