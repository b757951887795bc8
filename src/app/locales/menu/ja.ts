import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  straightTo: '直接開く',
  pinsHint: '{{most, number}} 個までのピンが、決めた順に先頭に並びます。',
  pinsFull: 'ピンはホームを含めて {{most, number}} 個までです。ほかを留めるには 1 つ外してください。',
  pin: '{{page}}をピン留め',
  unpin: '{{page}}のピンを外す',
  editPins: 'ピンを編集',
  moveUp: '{{page}}を上へ',
  pinned: 'ピン留め済み',
  others: 'ピン留めなし',
  asRole: '職務の標準に戻す',
  done: '完了',
  pinsFailed: 'ピンを保存できませんでした',
  closedFailed: 'メニューを保存できませんでした',
} satisfies Translation<typeof en, 'ja'>;
