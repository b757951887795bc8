import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '乗船 / 下船',
  facts_other: '在船 {{count}} 名',
  crew: '乗組員',
  guest: 'ゲスト',
  guests: 'ゲスト',
  visitors: '訪船者',
  of: '全 {{all}} 名',
  atMost: '最大 {{most}} 名',
  tooMany: 'ゲスト {{count}} 名が在船：{{most}} 名を超えると旅客船とみなされます（SOLAS I/2）。',
  show: '表示対象',
  all: '全員',
  never: '記録なし',
  search: '人を検索',
  loadFailed: '在船者を読み込めませんでした',
  none: '該当者なし',
  noneHint: '条件に合う人はいません。',
  ownOnly: '自分の分は登録できます。他の人は当直が登録します。',
  switch: '{{name}}、{{state}}',
  printTitle: '人員点呼',
  countAt: '{{when}} 現在',
} satisfies Translation<typeof en, 'ja'>;
