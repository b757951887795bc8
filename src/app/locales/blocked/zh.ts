import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  chooseBoatWhy: '此页面只针对一艘船。',
  noAccess: '无权访问',
  noAccessPage: '您无权访问“{{page}}”。',
  noAccessThis: '您无权访问此页面。',
  noAccessWhom: '请让船长或负责账户的人为您开通。',
  toHome: '前往首页',
  expired: '访问已终止',
  expiredWhat: '{{boat}} 的订阅已过期，其页面已关闭。',
  expiredSafe: '没有删除任何内容。续订后一切立即恢复。',
  expiredWhom: '请联系您的管理公司，或岸上负责本船账户的人。',
  expiredWhomCompany: '请联系管理本船的 {{company}}。',
  expiredTell: '请准备好：{{vessel}}。',
} satisfies Translation<typeof en, 'zh'>;
