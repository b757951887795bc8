import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '扫码',
  camera: '相机',
  starting: '正在打开相机',
  aim: '将条码置于框内',
  aimNext: '将下一个码对准取景框',
  help: '本应用的标签会打开所贴的对象。厂家条码会找到已登记该条码的物品。',
  torchOn: '打开手电筒',
  torchOff: '关闭手电筒',
  type: '输入条码',
  typed: '条码',
  typedHelp: '条码下方的数字、零件号、序列号或名称。',
  find: '查找',
  cannot: {
    denied: '本应用无权使用相机。请在浏览器设置中允许，或输入条码。',
    none: '此处没有相机。请输入条码。',
    unread: '此设备无法从画面读取条码。请输入条码。',
  },
  several: '是哪一个？',
  unknown: '未知条码',
  unknownHint: '船上还没有物品登记此条码。',
  foreign: '这是本应用以外的网址，不会打开。',
  next: '再扫一个',
} satisfies Translation<typeof en, 'zh'>;
