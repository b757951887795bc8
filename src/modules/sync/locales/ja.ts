import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  update: { ready: '新しいバージョンを利用できます。', use: '今すぐ使う' },
  asOf: '{{time}} 時点のデータです。',
  step: {
    title: 'この端末のデータ',
    what: '機器、作業、その履歴と写真を、通信できない場所でも閲覧、入力できるようにします。',
    start: 'オフラインで使えるようにする',
    stop: '中止',
    progress: '取得の進み具合',
    running: '{{all, number}} 件中 {{done, number}} 件を取得しました',
    done: 'すべて取得しました（{{time}}）。',
    broken: '通信が切れました。取得した分は残っています。通信が戻ったら、もう一度始めてください。',
    stopped: '中止しました。取得した分は残っています。',
    never: 'まだ取得していません。',
  },
} satisfies Translation<typeof en>;
