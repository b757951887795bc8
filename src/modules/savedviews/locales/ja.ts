import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  deleted: 'ビュー「{{name}}」を削除しました',
  undo: '元に戻す',
  saveFailed: 'ビューを保存できませんでした',
  deleteFailed: 'ビューを削除できませんでした',
} as const satisfies Translation<typeof en>;
