import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '通知',
  markAll: '全部标为已读',
  unread: '未读',
  none: '没有通知',
  noneHint: '分配给您或需要您处理的事项会显示在这里。',
  failed: '无法加载通知',
  failedWhy: '服务器没有应答。',
  kinds: {
    jobAssigned: '您的新工作：{{job}}',
    jobOverdue: '已逾期：{{job}}',
    jobsAssigned_other: '您有 {{count}} 项新工作',
    jobsOverdue_other: '{{count}} 项工作已逾期',
    mentioned: '{{by}} 提到了您：{{job}}',
    postponeAsked: '是否同意延期？{{job}}',
    postponeAgreed: '已同意延期：{{job}}',
    postponeRefused: '未同意延期：{{job}}',
    passwordReset: '已设置新密码',
    emailAsked: '新邮箱等待确认',
    newUser: '{{name}} 已加入',
    imported_other: '已导入 {{count}} 行',
    hoursMissing_other: '{{count}} 个计时表近期没有读数',
    certificateExpires: '{{certificate}}即将到期：{{name}}',
    certificateExpired: '{{certificate}}已过期：{{name}}',
    certificatesExpire_other: '{{count}} 份证书即将到期或已过期',
  },
  details: {
    join: '，',
    from: '来自 {{by}}',
    daysOver_other: '逾期 {{count}} 天',
    hoursOver: '超出 {{hours}} 小时',
    newUser: '由 {{by}} 添加',
    daysLeft_other: '还剩 {{count}} 天',
    lastDay: '今天是有效期最后一天',
  },
} satisfies Translation<typeof en, 'zh'>;
