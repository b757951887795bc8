import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  facts: '您在此设备上保持登录，其他设备将退出登录。',
  forced: '您当前的密码由他人设置。请先设置只有您自己知道的密码，再继续。',
} satisfies Translation<typeof en>;
