import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Rule } from '../rules/limits.ts';
import { figuresOf } from '../rules/say.ts';
import { type RestMonth, useRestRules } from '../useRestMonth.ts';
import styles from './rest.module.css';

const shown = { rest: ['R1', 'R2', 'R3', 'R4'], work: ['W1', 'W2'] } as const;

/** The limits, and which of them the month keeps. */
export function LimitsPanel({ month: { findings, days } }: { month: RestMonth }) {
  const { t } = useTranslation('hoursofrest');
  const format = useFormat();
  const { regime } = useRestRules();
  const least = (values: readonly (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined);
    return known.length > 0 ? Math.min(...known) / 2 : undefined;
  };
  const most = (rest: number | undefined, all: number) => (rest === undefined ? undefined : all - rest);
  const lows: Partial<Record<Rule, number | undefined>> = {
    R1: least(days.map(({ lowest }) => lowest)),
    R2: least(days.map(({ week }) => week)),
    W1: most(least(days.map(({ lowest }) => lowest)), 24),
    W2: most(least(days.map(({ week }) => week)), 168),
  };
  return (
    <Panel title={t('limits')} count={t(`regimeOf.${regime}`)}>
      <table className={styles.limits}>
        <tbody>
          {shown[regime].map((rule) => {
            const broken = findings.filter((finding) => finding.rule === rule);
            const [worst] = broken.sort((a, b) => (rule === 'R4' ? b.worst - a.worst : a.worst - b.worst));
            const value = worst ? Number(figuresOf(worst).value) : lows[rule];
            return (
              <tr key={rule}>
                <th scope="row">{t(`limit.${rule}`)}</th>
                <td>{value === undefined ? '' : t('hoursShort', { hours: format.number(value) })}</td>
                <td>
                  {worst ? (
                    <span className="st overdue">
                      <Icon name="error" />
                      {t('broken')}
                    </span>
                  ) : (
                    <span className={styles.keptMark}>
                      <Icon name="check" size="s" /> {t('keptRule')}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
