import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  run: '连续扫描',
  what: '操作',
  min: '最低 {{amount}}',
  scanNext: '扫描下一件物品',
  scanPlace: '扫描要放入的位置',
  carrying: '手中：{{name}}',
  done: '完成',
  open: '打开物品',
  openPlace: '打开位置',
  readOnly: '您无权移动此物。',
  keep: '今后这里是它的常用位置',
  short: '那里只登记了 {{left}}。请说明为何更多。',
  justNow: '刚才',
  undo: '撤销',
  undoOf: '撤销：{{deed}}',
  undone: '已撤销',
  isIn: '现在在 {{place}}',
  putBox: '把 {{name}} 放在这里',
  carry: '把 {{name}} 放到另一位置',
  go: {
    take: '领用 {{figure}}，扫描下一件',
    receive: '收货 {{figure}}，扫描下一件',
    return: '放回 {{figure}}，扫描下一件',
    count: '盘点 {{figure}}，扫描下一件',
    move: '移动 {{figure}}，扫描下一件',
  },
  at: {
    take: '从 {{place}} 领用',
    receive: '收货至 {{place}}',
    return: '放回 {{place}}',
    count: '在 {{place}} 盘点',
    move: '放入 {{place}}',
  },
  here: {
    take: '从这里领用物品',
    receive: '物品收货至此',
    count: '盘点这里的物品',
    move: '把物品放在这里',
  },
} satisfies Translation<typeof en, 'zh'>;
