import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  facts: '您在此设备上保持登录，其他设备将退出登录。',
  forced: '您当前的密码由他人设置。请先设置只有您自己知道的密码，再继续。',
  title: '账户',
  accountFacts: '设备与通知',
  sessions: '您的登录位置',
  here: '本设备',
  seen: '上次使用：{{when}}',
  since: '登录于 {{when}}',
  unknown: '未知浏览器',
  on: '{{system}} 上的 {{browser}}',
  end: '退出',
  endOf: '退出 {{device}}',
  ended: '已在该设备退出',
  endFailed: '无法退出该设备',
  endOthers: '退出其他所有设备',
  endOthersTitle: '要退出除本设备外的所有登录吗？',
  endOthersBody: '其他设备上未发送的更改会保留，直到您再次在该设备登录。',
  sessionsFailed: '无法加载登录位置',
  sessionsHint: '有陌生设备？请将其退出，然后更改密码。',
  password: '更改密码',
  presentPassword: '当前密码',
  presentMissing: '请输入您当前的密码。',
} satisfies Translation<typeof en, 'zh'>;
