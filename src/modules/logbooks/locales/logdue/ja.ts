import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '記録簿',
  link: '航海日誌',
  none: '記録簿に抜けはありません。',
  loadFailed: '抜けを読み込めませんでした',
  toSign: '署名待ち：{{what}}',
  handTo: '署名する人',
  signsIt: '{{name}} が署名',
  since: '{{day}} から',
  due: {
    position: '今日の船位がまだありません',
    round: '今日の巡回がまだありません',
    verify: '船長が確認する記録',
    sludge: '週 1 回のスラッジ測深の時期です',
    radioTests: '今日の無線試験がまだありません',
    radioPosition: '今日の無線日誌に船位がありません',
    muster: '招集と操練の時期です',
    enclosed: '閉鎖区画の操練の時期です',
    steering: '非常操舵の操練の時期です',
  },
} as const satisfies Translation<typeof en, 'ja'>;
