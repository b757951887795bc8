import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '船厂资料',
  edit: '姓名与联系方式',
  saved: '保存',
  gone: '没有此人',
  goneHint: '资料已删除，或属于其他船只。',
  oneFailed: '无法加载资料',
  toHome: '返回首页',
  jobs: '分配给您的工作',
  jobsNone: '还没有工作',
  jobsNoneHint: '由船员从工作清单中分配。',
  jobsFailed: '无法加载您的工作',
  due: '到期 {{day}}',
  field: {
    firstName: '名',
    lastName: '姓',
    phone: '电话',
    phone2: '备用电话',
    address: '地址',
    postal: '邮编',
    city: '城市',
  },
} satisfies Translation<typeof en>;
