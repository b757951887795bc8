import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  confirmTitle: 'アドレスの確認',
  confirmText: 'ボタンを押すと、このアドレスがアカウントのアドレスになります。',
  confirmAddress: 'アドレスを確認する',
  confirmedTitle: 'アドレスを確認しました',
  confirmed: 'このアドレスがアカウントのアドレスになりました。以前のアドレスには通知済みです。',
  confirmDead: '有効期間は7日間、使用は1回限りです。アカウントのページで新しいリンクを請求してください。',
  toApp: 'Shipshape を開く',
} satisfies Translation<typeof en, 'ja'>;
