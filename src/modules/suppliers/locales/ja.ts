import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '仕入先',
  facts_other: '仕入先 {{count}} 件',
  new: '仕入先を追加',
  saved: '仕入先を保存しました',
  removed: '仕入先を削除しました',
  removeBody: '住所、ファイル、写真も削除されます。「削除済み」から復元できます。',
  loadFailed: '仕入先を読み込めませんでした',
  oneFailed: 'この仕入先を読み込めませんでした',
  gone: 'この仕入先はありません',
  empty: '仕入先はまだありません',
  emptyHint: '船具商、メーカー代理店、食料納入業者：連絡先と納入先。',
  files: '価格表と契約書',
  photosHint: '名刺、または店の写真。',
  operatingInHelp: '港または地域',
  section: { contact: '連絡先', address: '住所' },
  field: {
    supplierName: '名称',
    category: '区分',
    website: 'ウェブサイト',
    streetAddress: '番地',
    postalCode: '郵便番号',
    city: '市区町村',
    country: '国',
    operatingIn: '納入先',
    description: '備考',
  },
} satisfies Translation<typeof en, 'ja'>;
