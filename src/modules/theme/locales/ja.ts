import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'テーマ', forYou: 'ご本人用、すべての端末で',
  navigation: 'ナビゲーション', top: '上', side: '横',
  topBarColour: '上部バーの色', ownColour: '任意の色',
  graphite: 'グラファイト', navy: 'ネイビー', teal: 'ティール', mahogany: 'マホガニー', plum: 'プラム', silver: 'シルバー',
  sideBar: 'サイドバー', light: 'ライト', dark: 'ダーク',
  collapse: 'サイドバーをたたむ', sideOnly: '横のナビゲーションのみ', darkTheme: 'ダークテーマ',
  night: '夜間の船橋', nightHint: '黒地に赤、この端末のみ、船内時刻 06:00 まで',
  brightness: '明るさ', dimmer: '暗く', brighter: '明るく',
  fontSize: '文字の大きさ', small: '小', normal: '標準', large: '大',
  rows: '行', byDevice: '端末に合わせる', dense: '密', touch: 'タッチ', rowsHint: 'この端末のみ',
  language: '言語', reset: '初期設定に戻す',
} satisfies Translation<typeof en>;
