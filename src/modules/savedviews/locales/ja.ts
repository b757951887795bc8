import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  deleted: 'ビュー「{{name}}」を削除しました',
  saveFailed: 'ビューを保存できませんでした',
  deleteFailed: 'ビューを削除できませんでした',
  field: { name: '名前', state: '検索・絞り込み・並び順', shared: '乗組員全員に共有' },
  otherState: '別の絞り込み',
} as const satisfies Translation<typeof en, 'ja'>;
