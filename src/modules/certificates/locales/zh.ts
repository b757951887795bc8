import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  kinds: {
    passport: '护照',
    seamansBook: '海员证',
    visa: '签证',
    medical: '体检证明',
    yellowFever: '黄热病疫苗接种',
    coc: '适任证书',
    endorsement: '船旗国签证',
    gmdss: 'GMDSS 证书',
    basicSafety: 'STCW 基本安全培训',
    survivalCraft: '救生艇筏',
    advancedFire: '高级消防',
    securityAwareness: '保安意识',
    crowdManagement: '人群管理',
    medicalFirstAid: '医疗急救',
    foodHygiene: '食品卫生',
    powerboat: '快艇驾照',
    contract: '雇佣协议',
    other: '其他文件',
  },
} satisfies Translation<typeof en>;
