import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'スキャン',
  camera: 'カメラ',
  starting: 'カメラを起動しています',
  aim: 'コードを枠に合わせてください',
  aimNext: '次のコードを枠に合わせてください',
  help: 'このアプリのラベルは貼ってあるものを開きます。メーカーのバーコードは、それを登録した品目を探します。',
  torchOn: 'ライトを点ける',
  torchOff: 'ライトを消す',
  type: 'コードを入力',
  typed: 'コード',
  typedHelp: 'バーの下の番号、部品番号、製造番号、または名前。',
  find: '探す',
  cannot: {
    denied: 'カメラの使用が許可されていません。ブラウザーの設定で許可するか、コードを入力してください。',
    none: 'カメラがありません。コードを入力してください。',
    unread: 'この端末では画像からコードを読み取れません。コードを入力してください。',
  },
  several: 'どれですか',
  unknown: '未登録のコード',
  unknownHint: 'このコードを持つものはまだ船にありません。',
  foreign: 'このアプリの外のアドレスなので開きません。',
  next: '次をスキャン',
} satisfies Translation<typeof en, 'ja'>;
