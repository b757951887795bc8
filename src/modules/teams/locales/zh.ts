import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '团队',
  facts_other: '{{count}} 个团队',
  people_other: '{{count}} 人',
  addTo: '加入团队',
  addedTo_other: '{{name}}：已加入 {{count}} 人',
  new: '新建团队',
  deleteTitle: '删除团队 {{name}}？',
  deleteMany_other: '删除 {{count}} 个团队？',
  deleteBody: '其成员不受影响。',
  more: '更多：{{name}}',
  created: '团队已添加',
  saved: '团队已保存',
  removed: '团队已删除',
  loadFailed: '无法加载团队',
  empty: '还没有团队',
  emptyHint: '值班组、消防队、救生艇组：一同召集的人员。',
  field: {
    description: '职责',
    leaderID: '负责人',
    members: '成员',
    count: '人数',
  },
  find: '查找人员',
  leaderHelp: '成员之一',
  noLeader: '无',
  leaderNotMember: '请从成员中选择负责人。',
  left: '已离船人员',
} satisfies Translation<typeof en, 'zh'>;
