export default {
  title: '联系人',
  failed: '无法加载船长信息',
  nobody: '本船尚未指定船长。',
  phone: '电话',
  email: '电子邮件',
} as const;
