import type { Translation } from '../translation.ts';
import type en from './en.ts';

export default {
  home: 'ホーム', jobs: '作業', logbook: '航海日誌', equipment: '機器', inventory: '在庫', reports: 'レポート',
  watchkeeping: '当直', crew: '乗組員', employees: '従業員', guests: 'ゲスト', vesselDocs: '船舶書類', ism: 'ISM',
  supplier: '仕入先', spareParts: '予備品', accounting: '会計', superAdmin: 'スーパー管理', help: 'ヘルプ',
  users: 'ユーザー', teams: 'チーム', decks: 'デッキ', sales: '販売', calendar: 'カレンダー', management: '管理会社',
  shipyard: '造船所', ympLite: 'Ymp Lite', charter: 'チャーター', tysSales: 'TYS 販売',
  manageEquipment: '機器の管理', equipmentPhotos: '機器の写真', runningHours: '運転時間', labels: 'QR ラベル',
  importEquipment: '機器の取り込み', terms: '利用規約', changePassword: 'パスワードの変更',
  editProfile: 'プロフィールの編集', hoursOfRest: '休息時間', onOffBoard: '乗船 / 下船', myVessel: '本船',
  helpCenter: 'ヘルプセンター', signOut: 'サインアウト',
  groupVessel: '船', groupPeople: '人', groupOffice: '船とオフィス',
} satisfies Translation<typeof en>;
