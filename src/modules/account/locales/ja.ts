import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  facts: 'この端末ではサインインしたままです。他の端末ではサインアウトされます。',
  forced:
    '今のパスワードは他の人が設定したものです。自分だけが知るパスワードに変えてから先へ進んでください。',
} satisfies Translation<typeof en>;
