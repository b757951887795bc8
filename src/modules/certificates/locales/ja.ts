import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  kinds: {
    passport: '旅券',
    seamansBook: '船員手帳',
    visa: '査証',
    medical: '健康証明書',
    yellowFever: '黄熱予防接種',
    coc: '海技資格証明書',
    endorsement: '旗国の裏書',
    gmdss: 'GMDSS 資格',
    basicSafety: 'STCW 基本訓練',
    survivalCraft: '生存艇・救助艇',
    advancedFire: '上級消火',
    securityAwareness: '保安意識向上',
    crowdManagement: '群集管理',
    medicalFirstAid: '応急医療',
    foodHygiene: '食品衛生',
    powerboat: '小型船舶免許',
    contract: '雇入契約書',
    other: 'その他の書類',
  },
} satisfies Translation<typeof en>;
