import { type AnswerValue, isEmpty, type Values } from './answers.ts';
import { calculate } from './formula.ts';
import { type Act, type Condition, type Line, silentTypes } from './line.ts';

const figuresIn = (value: AnswerValue | undefined): number[] => {
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? value.flatMap((each) => (typeof each === 'number' ? [each] : [])) : [];
};

const wordsOf = (value: AnswerValue | undefined): string[] => {
  if (Array.isArray(value))
    return value.flatMap((each) => (Array.isArray(each) ? each : [String(each ?? '')]));
  return value === null || value === undefined ? [] : [String(value)];
};

/** Whether one of the figures is outside the limits of its line. */
export const fails = ({ options: { min, max } }: Line, value: AnswerValue | undefined): boolean =>
  figuresIn(value).some((figure) => (min !== null && figure < min) || (max !== null && figure > max));

/** Whether an answer meets a comparison. Only an answer meets one. */
const meets = (
  line: Line,
  value: AnswerValue | undefined,
  { is, value: than }: Omit<Condition, 'item'>,
): boolean => {
  switch (is) {
    case 'filled':
      return !isEmpty(value);
    case 'fails':
      return fails(line, value);
    case 'is':
      return wordsOf(value).includes(than);
    case 'isNot':
      return !isEmpty(value) && !wordsOf(value).includes(than);
    case 'above':
      return than !== '' && figuresIn(value).some((figure) => figure > Number(than));
    case 'below':
      return than !== '' && figuresIn(value).some((figure) => figure < Number(than));
  }
};

/** A line with all that follows from the answers. */
export type LineState = {
  line: Line;
  /** Undefined: without an answer. That of a calculated line is worked out. */
  value: AnswerValue | undefined;
  shown: boolean;
  /** Required, shown and without an answer. */
  missing: boolean;
  fails: boolean;
  /** The consequences of this answer, by their place in the options. */
  acts: readonly { act: Act; index: number }[];
};

/** One section with its lines; the first may have no heading. */
export type Section = { line: Line | undefined; states: readonly LineState[] };

export type FormState = {
  states: readonly LineState[];
  sections: readonly Section[];
  /** The lines of signatures, in the order in which they sign. */
  roles: readonly Line[];
  missing: readonly LineState[];
  /** Lines whose answer stops the form. */
  stops: readonly LineState[];
};

/**
 * What follows from the answers of a form: what is shown, what is missing, what is out of limits and what acts. A line
 * depends only on lines above it, so that one pass is enough and nothing can depend on itself.
 */
export const formState = (lines: readonly Line[], values: Values): FormState => {
  const known = new Map<string, LineState>();
  /** The value of a line above that is shown. */
  const shownValue = (id: string): AnswerValue | undefined => {
    const state = known.get(id);
    return state?.shown ? state.value : undefined;
  };
  const figureOf = (id: string): number | undefined => {
    const value = shownValue(id);
    const figures = figuresIn(value);
    if (figures.length > 0) return Math.max(...figures);
    // A choice may begin with its figure: "3 Likely".
    const found = typeof value === 'string' ? /^-?\d+(?:\.\d+)?/.exec(value) : null;
    return found ? Number(found[0]) : undefined;
  };
  const holds = (condition: Condition): boolean => {
    const above = known.get(condition.item);
    return above !== undefined && meets(above.line, shownValue(condition.item), condition);
  };
  let inSection = true;
  for (const line of lines) {
    const { options, itemType } = line;
    const itself = options.showIf.every(holds);
    // A section that is not shown hides its lines.
    if (itemType === 'section') inSection = itself;
    const shown = itself && (inSection || itemType === 'signature');
    const value = itemType === 'calculated' ? calculate(options.formula, figureOf) : values[line._id];
    const asks = !silentTypes.includes(itemType) && itemType !== 'calculated';
    known.set(line._id, {
      line,
      value,
      shown,
      missing: shown && asks && options.required && isIncomplete(line, value),
      fails: shown && fails(line, value),
      acts: shown
        ? options.acts.flatMap((act, index) => (meets(line, value, act) ? [{ act, index }] : []))
        : [],
    });
  }
  const states = [...known.values()];
  const sections: { line: Line | undefined; states: LineState[] }[] = [];
  let hidden = false;
  for (const state of states) {
    const { itemType } = state.line;
    if (itemType === 'section') {
      hidden = !state.shown;
      if (!hidden) sections.push({ line: state.line, states: [] });
    } else if (itemType !== 'signature' && !hidden) {
      if (sections.length === 0) sections.push({ line: undefined, states: [] });
      sections.at(-1)?.states.push(state);
    }
  }
  return {
    states,
    sections,
    roles: lines.filter(({ itemType }) => itemType === 'signature'),
    missing: states.filter(({ missing }) => missing),
    stops: states.filter(({ acts }) => acts.some(({ act }) => act.kind === 'stop')),
  };
};

/** Whether figures by place, or the answer, are missing. */
const isIncomplete = ({ options: { readings }, itemType }: Line, value: AnswerValue | undefined): boolean =>
  isEmpty(value) ||
  (itemType === 'number' && readings.length > 0 && figuresIn(value).length < readings.length);

/** How much of a section is answered, of what is shown in it. */
export const progressOf = ({ states }: Section): { answered: number; of: number } => {
  const asking = states.filter(
    ({ shown, line: { itemType } }) => shown && !silentTypes.includes(itemType) && itemType !== 'calculated',
  );
  return {
    answered: asking.filter(({ line, value }) => !isIncomplete(line, value)).length,
    of: asking.length,
  };
};

/** The ids of the lines of the close-out; none in most forms. */
export const closingLines = (lines: readonly Line[]): ReadonlySet<string> => {
  const at = lines.findIndex(({ itemType, options }) => itemType === 'section' && options.closing);
  return new Set(at < 0 ? [] : lines.slice(at).map(({ _id }) => _id));
};

/** The role whose turn it is to sign; undefined when all have signed. */
export const nextRole = (roles: readonly Line[], signed: readonly { role: string }[]): Line | undefined =>
  roles.find(({ _id }) => !signed.some(({ role }) => role === _id));
