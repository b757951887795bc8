import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  emailHelp: '現在のアドレスは一度も確認されていません。新しいアドレスに案内メールを送り直します。',
  emailOwnHelp: 'リンクを送ります。開くまで現在のアドレスのままです。',
  sendConfirmation: 'リンクを送信',
  roleNote: '開いているすべてのセッションで直ちに有効になります。',
  takeRights: 'すべての権限を取り消す',
  keeps: '{{name}}に残る権限：{{rights}}',
  loses: '{{name}}が失う権限：{{rights}}',
  roleHelp: {
    crew: '乗船勤務。権限の範囲で見られます。',
    management: '会社の陸上勤務。所属するすべての船を扱えます。',
    shipyard: '造船所の人。任されたものだけ見られます。',
    contract: '請負業者。任された作業だけ見られます。',
    user: '招待された人。権限の範囲で見られます。',
    superadmin: 'すべての船とページを扱えます。',
  },
} satisfies Translation<typeof en, 'ja'>;
