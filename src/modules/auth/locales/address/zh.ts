import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  confirmTitle: '确认您的邮箱',
  confirmText: '点击按钮，将此邮箱设为您账户的邮箱。',
  confirmAddress: '确认邮箱',
  confirmedTitle: '邮箱已确认',
  confirmed: '此邮箱现在是您账户的邮箱，已通知原邮箱。',
  confirmDead: '链接七天内有效，仅可使用一次。请在您的账户页面重新申请。',
  toApp: '打开 Shipshape',
} satisfies Translation<typeof en, 'zh'>;
