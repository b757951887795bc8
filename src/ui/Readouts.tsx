import type { CSSProperties, ReactNode } from 'react';
import { AppLink, type LinkTarget } from './AppLink.tsx';

export type Readout = {
  label: string;
  figure: ReactNode;
  unit?: string;
  /** The source of the figure, or its age. */
  source?: ReactNode;
  icon?: ReactNode;
  /** A line on top, only if somebody must act. */
  act?: 'overdue' | 'due' | 'critical' | undefined;
  /** Replaces the figure: bars, a gauge. */
  extra?: ReactNode;
  /** The link of the whole cell. */
  link?: LinkTarget;
};

const rule = {
  overdue: 'var(--overdue-fill)',
  due: 'var(--due-mark)',
  critical: 'var(--critical)',
} as const;

const actStyle = (act: Readout['act']): CSSProperties & { '--act'?: string } =>
  act ? { '--act': rule[act] } : {};

/** A strip of figures with unit and source: cells of one panel, never separate tiles. */
export const Readouts = ({ items, label }: { items: Readout[]; label?: string }) => (
  <dl className="ros" aria-label={label}>
    {items.map((item) => (
      <div key={item.label} className={item.act ? 'ro act' : 'ro'} style={actStyle(item.act)}>
        <dt className="l">
          {item.icon}
          {item.link ? (
            <AppLink {...item.link} className="hit">
              {item.label}
            </AppLink>
          ) : (
            item.label
          )}
        </dt>
        {item.extra ? (
          <dd>{item.extra}</dd>
        ) : (
          <dd className="v">
            {item.figure}
            {item.unit && <small>{item.unit}</small>}
          </dd>
        )}
        {item.source && <dd className="x">{item.source}</dd>}
      </div>
    ))}
  </dl>
);
