import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  facts: 'この端末ではサインインしたままです。他の端末ではサインアウトされます。',
  forced:
    '今のパスワードは他の人が設定したものです。自分だけが知るパスワードに変えてから先へ進んでください。',
  title: 'アカウント',
  accountFacts: '端末と通知',
  sessions: 'ログインしている場所',
  here: 'この端末',
  seen: '最後の利用：{{when}}',
  since: 'ログイン：{{when}}',
  unknown: '不明なブラウザー',
  on: '{{system}}の{{browser}}',
  end: 'ログアウトさせる',
  endOf: '{{device}}をログアウトさせる',
  ended: 'ログアウトさせました',
  endFailed: 'ログアウトさせられませんでした',
  endOthers: 'ほかのすべてをログアウト',
  endOthersTitle: 'この端末以外をすべてログアウトさせますか',
  endOthersBody: 'ほかの端末で未送信の変更は、そこで再びログインするまで残ります。',
  sessionsFailed: 'ログイン場所を読み込めませんでした',
  sessionsHint: '知らない端末があれば、ログアウトさせてパスワードを変えてください。',
  password: 'パスワードを変更',
  presentPassword: '現在のパスワード',
  presentMissing: '現在のパスワードを入力してください。',
} satisfies Translation<typeof en, 'ja'>;
