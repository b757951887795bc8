import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  emailHelp: '当前邮箱从未确认。新的欢迎邮件会发送到新邮箱。',
  emailOwnHelp: '我们会发送链接；打开前当前邮箱不变。',
  sendConfirmation: '发送链接',
  roleNote: '立即生效，包括所有已打开的会话。',
  takeRights: '取消所有权限',
  keeps: '{{name}} 保留：{{rights}}',
  loses: '{{name}} 失去：{{rights}}',
  roleHelp: {
    crew: '在船上工作；按权限查看。',
    management: '在岸上为公司工作；可访问其所有船只。',
    shipyard: '为船厂工作；只看到分配的内容。',
    contract: '为承包商工作；只看到分配的工作。',
    user: '受邀者；按权限查看。',
    superadmin: '可访问所有船只和页面。',
  },
} satisfies Translation<typeof en, 'zh'>;
