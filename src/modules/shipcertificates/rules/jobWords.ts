import { type DocumentLanguage, fill } from '#modules/workorder/rules/language.ts';
import type { ShipCertificate } from '../contract.ts';
import type { SurveyWindow } from './windows.ts';

type Words = Record<SurveyWindow['kind'] | 'about' | 'window', string>;

/** The texts of the jobs that windows open. */
const words: Record<DocumentLanguage, Words> = {
  en: {
    annual: 'Annual survey: {{name}}',
    intermediate: 'Intermediate survey: {{name}}',
    renewal: 'Renew: {{name}}',
    about: 'No. {{number}}, {{issuer}}',
    window: 'Window: {{from}} to {{to}}',
  },
  fr: {
    annual: 'Visite annuelle : {{name}}',
    intermediate: 'Visite intermédiaire : {{name}}',
    renewal: 'Renouveler : {{name}}',
    about: 'N° {{number}}, {{issuer}}',
    window: 'Fenêtre : du {{from}} au {{to}}',
  },
  ja: {
    annual: '年次検査：{{name}}',
    intermediate: '中間検査：{{name}}',
    renewal: '更新：{{name}}',
    about: '番号 {{number}}、{{issuer}}',
    window: '検査期間：{{from}}～{{to}}',
  },
  zh: {
    annual: '年度检验：{{name}}',
    intermediate: '中间检验：{{name}}',
    renewal: '换证：{{name}}',
    about: '编号 {{number}}，{{issuer}}',
    window: '检验窗口：{{from}} 至 {{to}}',
  },
};

const MAX_TITLE = 160;

/** What the job of a window is called, and what it says; `day` prints a day in that language. */
export const jobTexts = (
  language: DocumentLanguage,
  { name, number, issuer }: Pick<ShipCertificate, 'name' | 'number' | 'issuer'>,
  window: Pick<SurveyWindow, 'kind' | 'from' | 'to'>,
  day: (iso: string) => string,
) => {
  const own = words[language];
  const about = number && issuer ? fill(own.about, { number, issuer }) : number || issuer;
  return {
    title: fill(own[window.kind], { name }).slice(0, MAX_TITLE),
    description: [about, fill(own.window, { from: day(window.from), to: day(window.to) })]
      .filter(Boolean)
      .join('\n'),
  };
};
