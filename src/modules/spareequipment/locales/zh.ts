import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '备件所属设备',
  new: '新建设备',
  saved: '设备已保存',
  removed: '设备已删除',
  removeBody: '只有不含部件组和零件的设备才能删除。其手册将一并删除，可在“已删除”中恢复。',
  machineHelp: '其页面将显示这些零件',
  field: {
    equipmentName: '名称',
    equipmentGroupID: '船上设备',
  },
} satisfies Translation<typeof en, 'zh'>;
