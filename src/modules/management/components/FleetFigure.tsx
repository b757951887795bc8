import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { EXPIRED, type Flag } from '#modules/auth/contract.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useSwitchBoat } from '#modules/vessel/queries.ts';
import { AppLink, type LinkTarget } from '#ui/AppLink.tsx';
import type { FleetRow } from '../contract.ts';
import styles from './management.module.css';

export type Count = 'overdue' | 'critical' | 'noStatus' | 'expiring' | 'expired' | 'aboard' | 'guests';

type Way = { flag: Flag; open: LinkTarget };

const jobs = (search: object): Way => ({ flag: 'jobs', open: { to: '/app/worklist', search } });
const papers: Way = { flag: 'employees', open: { to: '/app/employees', search: { view: 'papers' } } };

/** The list of the boat that has what a figure counts. */
const ways: Record<Count, Way> = {
  overdue: jobs({ view: 'open', f: { state: ['overdue'] } }),
  critical: jobs({ view: 'open', f: { state: ['overdue'], critical: ['true'] } }),
  noStatus: jobs({ view: 'noStatus' }),
  expiring: papers,
  expired: papers,
  aboard: { flag: 'employees', open: { to: '/app/employees', search: { view: 'aboard' } } },
  guests: { flag: 'guests', open: { to: '/app/guests' } },
};

/** Colours of figures that need action; nothing else has a colour. */
const inks: Partial<Record<Count, string>> = {
  overdue: 'overdue-ink',
  critical: 'critical-ink',
  expiring: 'due-ink',
  expired: 'overdue-ink',
};

/** Whether the user may go to the boat. */
export const useMayEnter = () => {
  const me = useUser();
  return ({ free }: Pick<FleetRow, 'free'>) => me.superadmin || free !== EXPIRED;
};

type WayProps = {
  row: Pick<FleetRow, '_id' | 'name'>;
  open: LinkTarget;
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Leads to a page of a boat: a link on the present one, else it switches first. */
export function BoatWay({ row: { _id, name }, open, label, className, children }: WayProps) {
  const me = useUser();
  const { mutate } = useSwitchBoat();
  const look = `${styles.way} ${className ?? ''}`;
  return _id === me.boatID ? (
    <AppLink {...open} className={look} aria-label={label}>
      {children}
    </AppLink>
  ) : (
    <button
      type="button"
      className={look}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        mutate({ boatID: _id, boatName: name, open });
      }}
    >
      {children}
    </button>
  );
}

type NameProps = { row: Pick<FleetRow, '_id' | 'name' | 'free'>; open: LinkTarget };

/** The name of a boat as the way to one of its pages, for who may go there; it says which boat one is on. */
export function BoatName({ row, open }: NameProps) {
  const { t } = useTranslation('management');
  const me = useUser();
  const mayEnter = useMayEnter();
  if (!mayEnter(row)) return row.name;
  return (
    <>
      <BoatWay row={row} open={open} label={t('open', { boat: row.name })}>
        {row.name}
      </BoatWay>
      {row._id === me.boatID && <span className="small ink2"> {t('present')}</span>}
    </>
  );
}

/** A figure of a boat as the way to the list behind it; plain for who may not open that list. */
export function FleetFigure({ row, id, text }: { row: FleetRow; id: Count; text?: string }) {
  const { t } = useTranslation('management');
  const me = useUser();
  const mayEnter = useMayEnter();
  const figure = row[id];
  const { flag, open } = ways[id];
  const content = (
    <>
      {text && `${text}: `}
      {figure > 0 && inks[id] ? <b>{figure}</b> : figure}
    </>
  );
  const ink = figure > 0 ? inks[id] : 'ink3';
  if (figure === 0 || !mayEnter(row) || !can(me, { flag })) return <span className={ink}>{content}</span>;
  return (
    <BoatWay
      row={row}
      open={open}
      className={ink}
      label={t('openFigure', { boat: row.name, what: t(`summary.${id}`), count: figure })}
    >
      {content}
    </BoatWay>
  );
}
