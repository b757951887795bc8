import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  run: '続けてスキャン',
  what: '作業',
  min: '最小 {{amount}}',
  scanNext: '次の品目をスキャン',
  scanPlace: '入れる場所をスキャン',
  carrying: '手元：{{name}}',
  done: '終了',
  open: '品目を開く',
  openPlace: '場所を開く',
  readOnly: 'これを動かす権限がありません。',
  keep: '今後ここを定位置にする',
  short: 'そこの帳簿は {{left}} だけです。多い理由を入力してください。',
  justNow: 'たった今',
  undo: '元に戻す',
  undoOf: '元に戻す：{{deed}}',
  undone: '取り消し済み',
  isIn: '現在 {{place}} の中',
  putBox: '{{name}} をここに入れる',
  carry: '{{name}} を別の場所に入れる',
  go: {
    take: '{{figure}} 持ち出して次へ',
    receive: '{{figure}} 受け入れて次へ',
    return: '{{figure}} 戻して次へ',
    count: '{{figure}} と数えて次へ',
    move: '{{figure}} 移して次へ',
  },
  at: {
    take: '{{place}} から持ち出す',
    receive: '{{place}} に受け入れる',
    return: '{{place}} に戻す',
    count: '{{place}} で数える',
    move: '{{place}} に入れる',
  },
  here: {
    take: 'ここから品目を持ち出す',
    receive: 'ここに品目を受け入れる',
    count: 'ここにあるものを数える',
    move: 'ここに品目を入れる',
  },
} satisfies Translation<typeof en, 'ja'>;
