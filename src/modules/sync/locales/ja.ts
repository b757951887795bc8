import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  update: {
    ready: '新しいバージョンを利用できます。',
    use: '今すぐ使う',
    waits: '入力中のものを保存するか閉じると、新しいバージョンに切り替わります。',
    starting: '新しいバージョンを起動しています。',
  },
  step: {
    title: 'オフライン用のデータ',
    what: '機器、作業、その履歴と写真を、通信できない場所でも閲覧、入力できるようにします。',
    start: 'オフラインで使えるようにする',
    stop: '中止',
    progress: '保存の進み具合',
    running: '{{all, number}} 件中 {{done, number}} 件を取得しました',
    done: 'すべて取得しました（{{time}}）。',
    broken: '通信が切れました。取得した分は残っています。通信が戻ったら、もう一度始めてください。',
    stopped: '中止しました。取得した分は残っています。',
    never: 'まだ取得していません。',
    cost: '初回は約 {{mb, number}} MB、その後は変更分だけを通信します。',
    again: '最新の状態にする',
    noLink: '通信が戻ると、また取得できます。',
  },
} satisfies Translation<typeof en, 'ja'>;
