import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '#modules/auth/contract.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { useMedia, useWide } from '#ui/useMedia.ts';
import { busiest, criticalByGroup } from '../../rules.ts';
import { useLastVisit } from '../../useLastVisit.ts';
import { CriticalPanel } from '../CriticalPanel.tsx';
import { HomePanels } from '../HomePanels.tsx';
import styles from '../home.module.css';
import { RunnersPanel } from '../RunnersPanel.tsx';
import { VesselPanel } from '../VesselPanel.tsx';
import { DecidePanel } from './DecidePanel.tsx';
import { DonePanel } from './DonePanel.tsx';
import { EnterToday } from './EnterToday.tsx';
import { NeedsPanel } from './NeedsPanel.tsx';
import { NextDays } from './NextDays.tsx';
import { SincePanel } from './SincePanel.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';

const route = getRouteApi('/app/home');

type Props = {
  user: User;
  rows: readonly JobRow[];
  inUse: readonly Equipment[];
  today: string;
  /** Hour meters, for users who may enter hours; they see the machines too. */
  meters: { all: readonly Equipment[]; due: readonly Equipment[] } | undefined;
  /** The figures, if they are not at the top. */
  strip: ReactNode;
  onReport: () => void;
};

/** The panels in order of importance, in two columns if there is room. */
export function DayPanels({ user, rows, inUse, today, meters, strip, onReport }: Props) {
  const { whose } = route.useSearch();
  const { daysUntil } = useFormat();
  const since = useLastVisit(user._id);
  const wide = useWide();
  const twoColumns = useMedia('(min-width: 900px)');
  const needs = <NeedsPanel rows={rows} user={user} today={today} chosen={whose} onReport={onReport} />;
  const days = <NextDays rows={rows} today={today} />;
  const done = <DonePanel today={today} />;
  // The captain and the office do not walk the round.
  const enter = !answersForVessel(user) && (
    <EnterToday rows={rows} department={user.department} meters={meters} />
  );
  const decide = <DecidePanel rows={rows} user={user} />;
  const first = <HomePanels user={user} place="first" />;
  const own = <HomePanels user={user} place="main" />;
  const side = <HomePanels user={user} place="side" />;
  const news = <SincePanel rows={rows} meters={meters?.all} since={since} />;
  const waiting = <WaitingPanel rows={rows} />;
  const runners = meters && <RunnersPanel runners={busiest(inUse, 6)} />;
  const critical = meters && <CriticalPanel groups={criticalByGroup(inUse, daysUntil)} rows={rows} />;
  const vessel = <VesselPanel boatID={user.boatID} />;
  return twoColumns ? (
    <div className={styles.columns}>
      <div className={styles.home}>
        {decide}
        {first}
        {needs}
        {strip}
        {own}
        {wide ? (
          <div className={styles.pair}>
            {days}
            {done}
          </div>
        ) : (
          days
        )}
        {critical}
        {!wide && done}
      </div>
      <div className={styles.home}>
        {enter}
        {side}
        {news}
        {waiting}
        {runners}
        {vessel}
      </div>
    </div>
  ) : (
    <>
      {decide}
      {first}
      {needs}
      {strip}
      {own}
      {days}
      <div className={styles.pair}>
        {enter}
        {side}
        {news}
        {waiting}
        {done}
      </div>
      {critical}
      <div className={styles.pair}>
        {runners}
        {vessel}
      </div>
    </>
  );
}
