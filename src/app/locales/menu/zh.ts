import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  straightTo: '直接前往',
  pinsHint: '最多 {{most, number}} 个固定项排在最前，顺序由您决定。',
  pinsFull: '最多 {{most, number}} 个固定项，包括首页。先取消一个再固定另一个。',
  pin: '固定{{page}}',
  unpin: '取消固定{{page}}',
  editPins: '编辑固定项',
  moveUp: '上移{{page}}',
  pinned: '已固定',
  others: '未固定',
  asRole: '按我的职务',
  done: '完成',
  pinsFailed: '固定项未能保存',
  closedFailed: '菜单未能保存',
} satisfies Translation<typeof en, 'zh'>;
