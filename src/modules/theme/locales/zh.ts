import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '主题', forYou: '适用于您的所有设备',
  navigation: '导航', top: '顶部', side: '侧边',
  topBarColour: '顶栏颜色', ownColour: '自选颜色',
  graphite: '石墨', navy: '藏青', teal: '青绿', mahogany: '红木', plum: '梅紫', silver: '银色',
  sideBar: '侧栏', light: '浅色', dark: '深色',
  collapse: '收起侧栏', sideOnly: '仅用于侧边导航', darkTheme: '深色主题',
  night: '夜间驾驶台', nightHint: '黑底红字，仅限本设备，到船上时间 06:00',
  brightness: '亮度', dimmer: '调暗', brighter: '调亮',
  fontSize: '字号', small: '小', normal: '标准', large: '大',
  rows: '行高', byDevice: '随设备', dense: '紧凑', touch: '触控', rowsHint: '仅限本设备',
  language: '语言', reset: '重置',
} satisfies Translation<typeof en>;
