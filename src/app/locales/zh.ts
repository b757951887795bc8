import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  skip: '跳到内容',
  menu: '菜单', mainMenu: '主菜单', openMenu: '打开菜单', closeMenu: '关闭菜单',
  collapseMenu: '收起菜单', expandMenu: '展开菜单', more: '更多',
  findInMenu: '在菜单中查找', nothingInMenu: '菜单中没有匹配项。',
  search: '搜索…', searchEverything: '搜索页面和设备', results: '结果', recent: '最近',
  nothingFound: '没有找到“{{query}}”。', searchHint: '输入页面或设备的名称。',
  shipTime: '船上时间', help: '帮助', theme: '主题', notifications: '通知',
  unread_one: '{{count}} 条未读', unread_other: '{{count}} 条未读',
  noLink: '无连接', noLinkSince: '自 {{time}} 起无连接',
  noLinkBanner: '服务器自 {{time}} 起没有应答。已加载的内容可以查看，暂时无法保存更改。',
  tryAgain: '重试',
  management: '管理公司', you: '您', switchBoat: '{{boat}}，切换船只',
  footer: '页脚', copyright: '© {{year}} Shipshape', imo: 'IMO {{imo}}',
  notLoaded: '无法加载您的账户', notLoadedWhy: '服务器没有应答。',
  noAccess: '无权访问', noAccessPage: '您的账户不能打开“{{page}}”。', noAccessThis: '您的账户不能打开此页面。',
  noAccessWhom: '请让船长或负责账户的人为您开通。', toHome: '前往首页',
  expired: '访问已终止', expiredWhat: '{{boat}} 的订阅已过期，其页面已关闭。',
  expiredSafe: '没有删除任何内容。续订后一切立即恢复。',
  expiredWhom: '请联系您的管理公司，或岸上负责本船账户的人。',
  expiredWhomCompany: '请联系管理本船的 {{company}}。',
  expiredTell: '请准备好：{{vessel}}。',
} satisfies Translation<typeof en>;
