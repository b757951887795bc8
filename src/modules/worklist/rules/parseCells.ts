import { nameKey, parseHours } from '#modules/imports/rules.ts';
import type { IntervalUnit, JobFields, Priority, Status } from '../contract.ts';

/** `unclear`: there are two readings; undefined: not a value of this kind. */
type Read<T> = T | 'unclear' | undefined;

/** Words in English, French, Chinese and Japanese by meaning; a word may contain spaces, so `|` separates them. */
const dictionary = <T extends string>(words: Record<T, string>) => {
  const meaning = new Map<string, T>();
  for (const key in words) for (const word of words[key].split('|')) meaning.set(nameKey(word), key);
  return (text: string): T | undefined => meaning.get(nameKey(text).replace(/[_-]+/g, ' '));
};

const statusWord = dictionary<Exclude<Status, ''> | 'none'>({
  none: 'none|no status|new|reported|unassigned|sans statut|aucun|nouveau|signalé|无状态|无|新|新建|未定|なし|新規|未設定|報告',
  open: 'open|active|planned|to do|pending|ouvert|ouverte|à faire|planifié|未完成|打开|待办|计划|开放|未着手|未了|予定|オープン',
  inProgress:
    'in progress|inprogress|started|ongoing|wip|en cours|commencé|进行中|正在进行|作业中|進行中|作業中|着手',
  waitingParts:
    'waiting parts|waiting for parts|waitingparts|awaiting parts|parts ordered|on order|attente pièces|en attente de pièces|en attente pièces|等待备件|待料|等备件|待备件|部品待ち|部品手配中',
  waitingYard:
    'waiting yard|waiting for the yard|waiting for yard|waitingyard|yard|yard job|attente chantier|en attente du chantier|en attente chantier|等待船厂|待厂修|待进厂|造船所待ち|ドック待ち',
  done: 'done|completed|complete|closed|finished|terminé|terminée|fait|clos|完成|已完成|完了|済|済み|终了',
  cancelled: 'cancelled|canceled|void|annulé|annulée|取消|已取消|作废|中止|取消し|キャンセル',
});

/** The status that a word means, in four languages; the empty text is a status too: not decided yet. */
export const parseStatus = (text: string): Status | undefined => {
  const word = statusWord(text);
  return word === 'none' ? '' : word;
};

/** The priority that a word, or a number from 1 (urgent) to 4 (low), means. */
export const parsePriority: (text: string) => Priority | undefined = dictionary({
  low: 'low|4|minor|faible|basse|bas|低|次要|低い',
  normal: 'normal|3|medium|standard|routine|normale|moyenne|moyen|普通|中|一般|通常|標準',
  high: 'high|2|important|major|haute|élevée|élevé|haut|高|重要|高い',
  urgent: 'urgent|1|critical|immediate|asap|urgente|très haute|紧急|急|緊急|至急|最優先',
});

export const parseBasis: (text: string) => JobFields['basis'] | undefined = dictionary({
  completion:
    'completion|completed|done|last done|from completion|from when it was done|running|floating|réalisation|dernière exécution|depuis la réalisation|完成|从完成日|按完成|上次完成|完了|完了日|実施日',
  fixed:
    "fixed|due|from due|calendar|from when it was due|échéance|fixe|depuis l’échéance|depuis l'échéance|到期|固定|按到期|期日|予定日|固定日",
});

const unitWord = dictionary<IntervalUnit | 'quarters' | 'hours'>({
  days: 'd|day|days|j|jour|jours|日|天|日間|日毎',
  weeks: 'w|wk|wks|week|weeks|sem|semaine|semaines|周|星期|週|週間|个星期|個星期',
  months: 'm|mo|mon|mth|mths|month|months|mois|月|个月|個月|か月|ヶ月|ヵ月|カ月|ケ月|箇月|か月間',
  quarters: 'q|quarter|quarters|trimestre|trimestres|季度|季|四半期',
  years: 'y|yr|yrs|year|years|a|an|ans|année|années|年|年間',
  hours:
    'h|hr|hrs|hour|hours|running hours|rh|heure|heures|heures de marche|小时|个小时|運転時間|時間|运行小时|运转小时',
});

/** Intervals in one word. */
const rhythms = dictionary({
  '1 d': 'daily|every day|quotidien|quotidienne|journalier|tous les jours|chaque jour|每天|每日|毎日|日次',
  '1 w':
    'weekly|every week|hebdomadaire|hebdo|toutes les semaines|chaque semaine|每周|每星期|毎週|週次|週1回',
  '2 w':
    'fortnightly|biweekly|every other week|every two weeks|bimensuel|toutes les deux semaines|每两周|隔周|隔週|2週毎',
  '1 m': 'monthly|every month|mensuel|mensuelle|tous les mois|chaque mois|每月|毎月|月次|月1回',
  '2 m': 'bimonthly|every two months|bimestriel|tous les deux mois|每两月|每两个月|隔月',
  '3 m': 'quarterly|every quarter|trimestriel|trimestrielle|每季|每季度|毎四半期|四半期毎|四半期ごと',
  '6 m':
    'half yearly|halfyearly|semi annual|semiannual|semi annually|six monthly|semestriel|semestrielle|每半年|半年|半年毎|半年ごと|半期',
  '1 y':
    'yearly|annual|annually|every year|annuel|annuelle|tous les ans|chaque année|每年|一年|年度|毎年|年次|年1回',
  '2 y': 'biennial|every two years|bisannuel|tous les deux ans|每两年|隔年',
});

/** A job's interval. Both null: it does not recur. */
export type Rhythm = Pick<JobFields, 'calendarInterval' | 'calendarUnit' | 'hoursInterval'>;

/** A calendar unit, with its multiple: a quarter is three months. */
export const parseUnit = (text: string): { unit: IntervalUnit | 'hours'; times: number } | undefined => {
  const unit = unitWord(text);
  return unit === undefined
    ? undefined
    : unit === 'quarters'
      ? { unit: 'months', times: 3 }
      : { unit, times: 1 };
};

const context =
  /^(every|each|tous les|toutes les|chaque|每隔|每|毎)\s*|\s*(ごと|毎|おき|一次|に一度|に1回)$/giu;

const readPart = (given: string): Read<Partial<Rhythm>> => {
  const text = rhythms(given) ?? given.trim().replace(context, '').trim();
  const [, figures = '', word = ''] = /^([\d\s.,'’]*)\s*(.*)$/u.exec(text) ?? [];
  const unit = parseUnit(word);
  if (!unit) return undefined;
  const count = figures.trim() === '' ? 1 : parseHours(figures);
  if (typeof count !== 'number') return count;
  if (unit.unit === 'hours') return figures.trim() !== '' && count > 0 ? { hoursInterval: count } : undefined;
  const interval = count * unit.times;
  return Number.isInteger(interval) && interval > 0
    ? { calendarInterval: interval, calendarUnit: unit.unit }
    : undefined;
};

const once = new Set([
  'once',
  'one off',
  'none',
  'no',
  '-',
  'une fois',
  'non',
  '一次',
  '单次',
  '无',
  '一回',
  '単発',
  'なし',
]);

/**
 * Parses an interval such as `6 months`, `250 h`, `12 m / 2000 h`, `weekly`, `tous les 6 mois`, `每3个月`, `6ヶ月ごと`: by the
 * calendar, by running hours, or both. `m` means months.
 */
export const parseEvery = (text: string): Read<Rhythm> => {
  const none: Rhythm = { calendarInterval: null, calendarUnit: 'months', hoursInterval: null };
  const whole = nameKey(text);
  if (once.has(whole.replace(/-(?=\w)/g, ' '))) return none;
  const parts = whole.split(/\s*(?:[/+;&、或]|\b(?:or|ou|and|et)\b|または|又は)\s*/u).filter(Boolean);
  if (parts.length === 0 || parts.length > 2) return undefined;
  let found: Rhythm = none;
  for (const part of parts) {
    const read = readPart(part);
    if (read === undefined || read === 'unclear') return read;
    if (read.hoursInterval ? found.hoursInterval !== null : found.calendarInterval !== null) return undefined;
    found = { ...found, ...read };
  }
  return found;
};

/** The texts of a cell with several, one per line or separated by `;`. */
export const splitLines = (text: string): string[] =>
  (/\n/.test(text.trim()) ? text.split('\n') : text.split(/[;；]/))
    // Whitespace is collapsed first: regular expressions on the line would backtrack over it.
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .map((line) => line.replace(/^(?:[-–•*·☐□]|\d{1,2}[.)])\s/u, '').trim())
    .filter(Boolean);

/** The names of a cell, separated by `;`, `/`, `、` or line breaks. */
export const splitNames = (text: string): string[] =>
  text
    .split(/[;；/／、\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Minutes of work: `90`, `90 min`, `1 h 30`, `1:30`, `1.5 h`, `1小时30分`, `1時間30分`. */
export const parseMinutes = (text: string): Read<number> => {
  const whole = nameKey(text).replace(/^(about|ca\.?|env\.?|约|約|~|≈)\s*/u, '');
  const clock = /^(\d{1,3}):(\d{2})$/.exec(whole);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const both =
    /^(\d{1,4})\s*(?:h|hrs?|hours?|heures?|小时|時間)\s*(\d{1,2})\s*(?:m|min|mins|minutes?|分钟?)?$/u.exec(
      whole,
    );
  if (both) return Number(both[1]) * 60 + Number(both[2]);
  const one = /^([\d\s.,'’]+?)\s*(h|hrs?|hours?|heures?|小时|時間|m|min|mins|minutes?|分钟?)?$/u.exec(whole);
  const count = one ? parseHours(one[1] ?? '') : undefined;
  if (typeof count !== 'number') return count;
  return Math.round(/^(h|小|時)/.test(one?.[2] ?? '') ? count * 60 : count);
};
