import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '予備品のある機器',
  new: '機器を追加',
  saved: '機器を保存しました',
  removed: '機器を削除しました',
  removeBody:
    '区分も部品もない機器だけを削除できます。取扱説明書も削除されます。「削除済み」から復元できます。',
  machineHelp: 'その機器のページに部品が表示されます',
  field: {
    equipmentName: '名称',
    equipmentGroupID: '船内の機器',
  },
} satisfies Translation<typeof en, 'ja'>;
