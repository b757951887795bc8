import { useTranslation } from '#lib/useTranslation.ts';
import { useWorksOfBoat } from '#modules/worklist/queries.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import { doneByMonth } from '../../day.ts';
import styles from '../home.module.css';

const BAR_STEP = 30;
const BAR_TOP = 16;
const BASELINE = 96;

/**
 * Work done in time and late, one bar per month over a year; late work is hatched, so that it can be distinguished in
 * grey too.
 */
export function DonePanel({ today }: { today: string }) {
  const { t } = useTranslation('home');
  const { data: works } = useWorksOfBoat();
  const months = doneByMonth(works ?? [], today);
  const top = Math.max(...months.map(({ inTime, late }) => inTime + late), 1);
  const sum = (key: 'inTime' | 'late') => months.reduce((total, month) => total + month[key], 0);
  const [inTime, late] = [sum('inTime'), sum('late')];
  const { number, percent, month } = useFormat();
  // In Chinese and Japanese a narrow month is a number with a suffix: the number is enough below a bar.
  const letter = (name: string) => /^\d+/.exec(month(name, 'narrow'))?.[0] ?? month(name, 'narrow');
  const list = months
    .map((each) => t('done.month', { month: month(each.month), inTime: each.inTime, late: each.late }))
    .join('; ');
  const height = (count: number) => (count / top) * (BASELINE - BAR_TOP);
  return (
    <Panel
      title={t('done.title')}
      count={inTime + late > 0 ? percent(inTime / (inTime + late)) : undefined}
      action={<span className="small ink2 nw">{t('done.span')}</span>}
    >
      <div className={styles.chart}>
        <svg
          role="img"
          aria-label={t('done.chart', { list })}
          viewBox={`0 0 ${BAR_STEP * 12} 116`}
          width="100%"
        >
          <defs>
            <pattern
              id="hm-late"
              width="4"
              height="4"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="4" height="4" fill="var(--surface)" />
              <rect width="2.4" height="4" fill="var(--overdue-fill)" />
            </pattern>
          </defs>
          {months.map((each, index) => {
            const x = index * BAR_STEP + 6;
            const full = height(each.inTime + each.late);
            return (
              <g key={each.month}>
                <rect
                  x={x}
                  y={BASELINE - height(each.inTime)}
                  width="18"
                  height={height(each.inTime)}
                  fill="var(--ink3)"
                />
                {each.late > 0 && (
                  <>
                    <rect
                      x={x + 0.5}
                      y={BASELINE - full}
                      width="17"
                      height={height(each.late)}
                      fill="url(#hm-late)"
                      stroke="var(--overdue-fill)"
                    />
                    <text
                      x={x + 9}
                      y={BASELINE - full - 4}
                      textAnchor="middle"
                      fontSize="11"
                      fill="var(--overdue)"
                    >
                      {each.late}
                    </text>
                  </>
                )}
                <text x={x + 9} y="111" textAnchor="middle" fontSize="11" fill="var(--ink2)">
                  {letter(each.month)}
                </text>
              </g>
            );
          })}
          <path d={`M0 ${BASELINE + 0.5}h${BAR_STEP * 12}`} stroke="var(--line-strong)" />
        </svg>
        <p className="small ink2" aria-hidden="true">
          {works && (
            <>
              <i />
              {t('done.inTime', { count: inTime, figure: number(inTime) })}
              <i className={styles.late} />
              {t('done.late', { count: late, figure: number(late) })}
            </>
          )}
        </p>
      </div>
    </Panel>
  );
}
