import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '记录簿',
  link: '航海日志',
  none: '记录簿没有缺项。',
  loadFailed: '无法加载缺项',
  toSign: '待签字：{{what}}',
  handTo: '交由签字',
  signsIt: '由 {{name}} 签字',
  since: '自 {{day}}',
  due: {
    position: '今天尚未记录船位',
    round: '今天尚未记录巡查',
    verify: '待船长核实的记录',
    sludge: '应进行每周油渣测量',
    radioTests: '今天尚未记录无线电测试',
    radioPosition: '今天的无线电日志没有船位',
    muster: '应进行集合和演习',
    enclosed: '应进行封闭处所演习',
    steering: '应进行应急操舵演习',
  },
} as const satisfies Translation<typeof en, 'zh'>;
