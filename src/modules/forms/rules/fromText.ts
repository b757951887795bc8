import { type ItemType, itemTypes, type LineOptions } from './line.ts';

/** A line of a form as it is read from a table or a text. */
export type ReadLine = { subname: string; itemType: ItemType; options: Partial<LineOptions> };

/** Cells of a line: by tab, else by semicolon, else by comma outside of quotes. */
const cellsOf = (line: string, separator: string): string[] => {
  if (separator === '\t') return line.split('\t').map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const letter of line) {
    if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell].map((each) => each.trim());
};

const headings = {
  label: /^(label|question|item|name|text|libell|point|项目|問題|問い|質問|項目)/i,
  type: /^(type|kind|nature|类型|種類)/i,
  required: /^(required|must|obligatoire|必填|必須)/i,
  unit: /^(unit|unité|单位|単位)/i,
  min: /^(min|low|plus bas|最小|下限)/i,
  max: /^(max|high|plus haut|最大|上限)/i,
  choices: /^(choices|options|answers|choix|réponses|选项|選択)/i,
  section: /^(section|part|chapter|rubrique|分区|区分|章节)/i,
} as const;
type Heading = keyof typeof headings;
const names: readonly Heading[] = ['label', 'type', 'required', 'unit', 'min', 'max', 'choices', 'section'];

const typeOf = (text: string): ItemType | undefined => {
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  return itemTypes.find((type) => type.toLowerCase() === word);
};

const yes = /^(yes|y|x|1|true|oui|是|はい)$/i;
const figureOf = (text: string): number | null => {
  const value = Number(text.replace(',', '.'));
  return text !== '' && Number.isFinite(value) ? value : null;
};

const tableLines = (rows: readonly string[][], columns: ReadonlyMap<Heading, number>): ReadLine[] => {
  let section = '';
  return rows.flatMap((cells) => {
    const cell = (name: Heading) => cells[columns.get(name) ?? -1] ?? '';
    const label = cell('label').slice(0, 300);
    const part = cell('section').slice(0, 300);
    const head: ReadLine[] =
      part !== '' && part !== section ? [{ subname: part, itemType: 'section', options: {} }] : [];
    section = part || section;
    if (label === '') return head;
    const choices = cell('choices')
      .split(/[|/;]/)
      .map((each) => each.trim().slice(0, 160))
      .filter(Boolean);
    const unit = cell('unit').slice(0, 20);
    const [min, max] = [figureOf(cell('min')), figureOf(cell('max'))];
    const measured = unit !== '' || min !== null || max !== null;
    const itemType =
      typeOf(cell('type')) ?? (choices.length > 0 ? 'choice' : measured ? 'number' : guess(label).itemType);
    return [
      ...head,
      {
        subname: label,
        itemType,
        options: {
          ...guess(label).options,
          required: yes.test(cell('required')),
          unit,
          min,
          max,
          ...(choices.length > 0 ? { choices } : {}),
        },
      },
    ];
  });
};

/** What a line of plain words asks: a box to tick or a question is yes or no, a unit in brackets a figure. */
const guess = (text: string): ReadLine => {
  const bare = text
    .replace(/^[-*•\d.)\s]*(\[ ?\]|☐|□)?\s*/u, '')
    .replace(/[_.…]{3,}/g, '')
    .trim();
  const subname = (bare || text).replace(/:$/, '').trim().slice(0, 300);
  if (/\[ ?\]|☐|□|[?？]$/u.test(text))
    return { subname, itemType: 'choice', options: { choices: ['Yes', 'No'] } };
  const unit = /[([（]([°%\p{L}³²/]{1,8})[)\]）]\s*$/u.exec(bare)?.[1];
  if (unit)
    return {
      subname: subname.replace(/\s*[([（][^)\]）]*[)\]）]\s*$/u, ''),
      itemType: 'number',
      options: { unit },
    };
  if (/^(date|day|jour|日期|日付)\b/i.test(bare)) return { subname, itemType: 'date', options: {} };
  if (/^(time|heure|时间|時刻)\b/i.test(bare)) return { subname, itemType: 'time', options: {} };
  if (/^(remarks?|comments?|notes?|remarques?|备注|備考)/i.test(bare))
    return { subname, itemType: 'longText', options: {} };
  return { subname, itemType: 'text', options: {} };
};

const isHeading = (line: string) =>
  /^#+\s/.test(line) ||
  (/[:：]$/.test(line) && line.length < 80) ||
  (/^[^a-z]{4,60}$/.test(line) && /[A-Z]{3}/.test(line));

/** The lines of a form from a pasted table, a CSV file, or a text with one question a line. */
export const linesFromText = (text: string): ReadLine[] => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .slice(0, 500);
  const [first = ''] = lines;
  for (const separator of ['\t', ';', ',']) {
    const cells = cellsOf(first, separator);
    const columns = new Map(
      names.flatMap((name): [Heading, number][] => {
        const at = cells.findIndex((cell) => headings[name].test(cell));
        return at < 0 ? [] : [[name, at]];
      }),
    );
    if (columns.has('label') && columns.size > 1)
      return tableLines(
        lines.slice(1).map((line) => cellsOf(line, separator)),
        columns,
      );
  }
  return lines.map((line) => {
    const trimmed = line.trim();
    if (isHeading(trimmed))
      return {
        subname: trimmed
          .replace(/^#+\s*/, '')
          .replace(/[:：]$/, '')
          .slice(0, 300),
        itemType: 'section',
        options: {},
      };
    return guess(trimmed);
  });
};
