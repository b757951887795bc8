import type { TFunction } from '#lib/useTranslation.ts';

type PathItem = PropertyKey | { readonly key: PropertyKey };
type Issue = { readonly message: string; readonly path?: readonly PathItem[] | undefined };

const keyOf = (item: PathItem): PropertyKey => (typeof item === 'object' ? item.key : item);

const valueAt = (values: unknown, path: readonly PathItem[] = []): unknown =>
  path.reduce<unknown>((at, item) => {
    const key = keyOf(item);
    return typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  }, values);

const formats: Record<string, 'email' | 'url' | 'date' | 'time'> = {
  email: 'email',
  url: 'url',
  date: 'date',
  datetime: 'date',
  time: 'time',
};

type Bound = { origin: string; n: number; inclusive: boolean };

const boundOf = (issue: Issue, side: 'minimum' | 'maximum'): Bound => ({
  origin: 'origin' in issue ? String(issue.origin) : '',
  n: Number(Reflect.get(issue, side)),
  inclusive: !('inclusive' in issue) || issue.inclusive !== false,
});

const tooSmall = ({ origin, n, inclusive }: Bound, t: TFunction<'ui'>) => {
  if (origin === 'string') return n <= 1 ? t('problem.required') : t('problem.minChars', { n });
  if (origin === 'number' || origin === 'int') return t(inclusive ? 'problem.min' : 'problem.more', { n });
  if (origin === 'date') return t('problem.date');
  return n <= 1 ? t('problem.required') : t('problem.minItems', { n });
};

const tooBig = ({ origin, n, inclusive }: Bound, t: TFunction<'ui'>) => {
  if (origin === 'string') return t('problem.maxChars', { n });
  if (origin === 'number' || origin === 'int') return t(inclusive ? 'problem.max' : 'problem.less', { n });
  return origin === 'date' ? t('problem.date') : t('problem.maxItems', { n });
};

const wrongType = (issue: Issue, t: TFunction<'ui'>) => {
  const expected = 'expected' in issue ? issue.expected : '';
  if (expected === 'int') return t('problem.whole');
  if (expected === 'number') return t('problem.number');
  return expected === 'date' ? t('problem.date') : t('problem.other');
};

/**
 * The error of a field in the user's language, from zod's issue code; schema messages are not translated. The message
 * of a `refine` is used unchanged, so a schema that refines provides translated text itself.
 */
export function zodMessage(issue: Issue, values: unknown, t: TFunction<'ui'>): string {
  const code = 'code' in issue ? issue.code : '';
  if (code === 'custom') return issue.message;
  const value = valueAt(values, issue.path);
  if (value === undefined || value === null || value === '') return t('problem.required');
  if (Number.isNaN(value)) return t('problem.number');
  if (code === 'too_small') return tooSmall(boundOf(issue, 'minimum'), t);
  if (code === 'too_big') return tooBig(boundOf(issue, 'maximum'), t);
  if (code === 'invalid_type') return wrongType(issue, t);
  if (code === 'invalid_value' || code === 'invalid_union') return t('problem.choice');
  if (code === 'not_multiple_of') return t('problem.step', { n: Number(Reflect.get(issue, 'divisor')) });
  const format = code === 'invalid_format' && 'format' in issue ? formats[String(issue.format)] : undefined;
  return t(`problem.${format ?? 'other'}`);
}
