import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: 'チーム',
  facts_other: '{{count}}チーム',
  people_other: '{{count}}名',
  addTo: 'チームに追加',
  addedTo_other: '{{name}}：{{count}}名を追加しました',
  new: '新しいチーム',
  deleteTitle: 'チーム「{{name}}」を削除しますか',
  deleteMany_other: '{{count}} 件のチームを削除しますか？',
  deleteBody: 'メンバーはそのまま残ります。',
  more: 'その他：{{name}}',
  created: 'チームを追加しました',
  saved: 'チームを保存しました',
  removed: 'チームを削除しました',
  loadFailed: 'チームを読み込めませんでした',
  empty: 'チームはまだありません',
  emptyHint: '当直班、消火班、艇の班など、まとめて呼ぶ人たちです。',
  field: {
    description: '任務',
    leaderID: 'リーダー',
    members: 'メンバー',
    count: '人数',
  },
  find: '人を探す',
  leaderHelp: 'メンバーのひとり',
  noLeader: 'なし',
  leaderNotMember: 'リーダーはメンバーから選んでください。',
  left: '下船した人',
} satisfies Translation<typeof en, 'ja'>;
