import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  skip: '本文へ移動',
  menu: 'メニュー', mainMenu: 'メインメニュー', openMenu: 'メニューを開く', closeMenu: 'メニューを閉じる',
  collapseMenu: 'メニューをたたむ', expandMenu: 'メニューを広げる', more: 'その他',
  findInMenu: 'メニュー内を検索', nothingInMenu: '該当するメニューはありません。',
  search: '検索…', searchEverything: 'ページと機器を検索', results: '結果', recent: '最近',
  nothingFound: '「{{query}}」は見つかりません。', searchHint: 'ページや機器の名前を入力してください。',
  shipTime: '船内時刻', help: 'ヘルプ', theme: 'テーマ', notifications: '通知',
  unread_one: '未読 {{count}} 件', unread_other: '未読 {{count}} 件',
  noLink: '接続なし', noLinkSince: '{{time}} から接続なし',
  noLinkBanner: '{{time}} からサーバーの応答がありません。読み込み済みの内容は見られますが、変更はまだ保存できません。',
  tryAgain: 'もう一度',
  management: '管理会社', you: '本人', switchBoat: '{{boat}}、船を切り替える',
  footer: 'フッター', copyright: '© {{year}} Shipshape', imo: 'IMO {{imo}}',
  notLoaded: 'アカウントを読み込めませんでした', notLoadedWhy: 'サーバーの応答がありません。',
  noAccess: 'アクセス権がありません', noAccessPage: 'このアカウントでは「{{page}}」を開けません。', noAccessThis: 'このアカウントではこのページを開けません。',
  noAccessWhom: '船長またはアカウントの担当者に依頼してください。', toHome: 'ホームへ',
  expired: '利用期間が終了しました', expiredWhat: '{{boat}} の契約期限が切れたため、ページは閉じられています。',
  expiredSafe: '何も削除されていません。契約を更新するとすぐに元に戻ります。',
  expiredWhom: '管理会社、または陸上で本船のアカウントを担当している方に連絡してください。',
  expiredWhomCompany: '本船を管理している {{company}} に連絡してください。',
  expiredTell: 'ご用意ください：{{vessel}}。',
} satisfies Translation<typeof en>;
