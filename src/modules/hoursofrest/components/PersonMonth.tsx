import { useState } from 'react';
import { sentences } from '#lib/text.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MonthSteps } from '#ui/MonthSteps.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { DayEntry, SignRole } from '../contract.ts';
import { useSheetPdf, useSheetSigners } from '../queries.ts';
import { addMonths } from '../rules/calendar.ts';
import { emptyDay, fitted, mondayOf } from '../rules/days.ts';
import { entryOf, signatureOf } from '../rules/entries.ts';
import type { Finding } from '../rules/evaluate.ts';
import { addDays, daysBetween } from '../rules/timeline.ts';
import { useBreachTexts } from '../useBreachTexts.ts';
import { usePainting } from '../usePainting.ts';
import { type Draft, useRestMonths, useZoneAt } from '../useRestMonth.ts';
import { BreachPanel } from './BreachPanel.tsx';
import { DayEditor } from './DayEditor.tsx';
import { LimitsPanel } from './LimitsPanel.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import styles from './rest.module.css';
import { SignaturesPanel } from './SignaturesPanel.tsx';

type Person = { userID: string; name: string; jobtitle: string };
type Props = {
  person: Person;
  month: string;
  onMonth: (month: string) => void;
  /** Whether the reader may paint this person's days. */
  mayPaint: boolean;
  /** What the watch rota says of the days of the month, as letters of half hours. */
  rota: ReadonlyMap<string, string>;
};

const none: readonly never[] = [];

/** A person's month: paint days, see breaches while painting, give reasons, sign. */
export function PersonMonth({ person, month: of, onMonth, mayPaint, rota }: Props) {
  const { t } = useTranslation('hoursofrest');
  const format = useFormat();
  const me = useUser();
  const [drafts, setDrafts] = useState<readonly Draft[]>(none);
  const [chosen, setChosen] = useState<string>();
  const monthOf = useRestMonths(drafts);
  const month = monthOf(person.userID, of);
  const { data: signers = none } = useSheetSigners();
  const { mutate: print, isPending: printing } = useSheetPdf();
  const reason = useDialog(() => import('./ReasonDialog.tsx'));
  const signing = useDialog(() => import('./SignMonthDialog.tsx'));
  const textsOf = useBreachTexts();
  const zoneAt = useZoneAt();
  const title = t('titleMonth', { month: format.monthOfYear(`${of}-01`) });
  const inMonth = (day: string | undefined) => (day?.startsWith(of) ? day : undefined);
  const day = inMonth(chosen) ?? inMonth(format.today) ?? `${of}-01`;
  const signed = (month.sheet?.signatures.length ?? 0) > 0;
  const painting = usePainting(person.userID, of, signed, reason.open);
  const stored = month.entries.get(day);
  const draft = drafts.find((one) => one.day === day)?.entry;
  const entry: DayEntry | undefined = draft ?? (stored && entryOf(stored));

  /** What was painted shows as a draft until the list has it; what is painted meanwhile stays. */
  const send = (days: Record<string, DayEntry>) => {
    const sent = Object.entries(days).map(([at, next]) => ({ day: at, entry: next }));
    setDrafts(sent);
    painting(days, () => setDrafts((present) => (present === sent ? none : present)));
  };
  const giveReason = (finding: Finding) => {
    const { title: breach, when, rule } = textsOf(finding, month);
    const { day: at } = month.dayAndTime(finding.at);
    const there = month.entries.get(at) ?? month.entries.get(addDays(at, 1));
    reason.open({
      title: breach,
      facts: sentences(when, rule),
      label: t('why'),
      onSave: (text: string) => {
        const target = month.entries.has(at) ? at : addDays(at, 1);
        if (!there) return;
        const given = { rule: finding.rule, at: month.instantOf(finding.at), text };
        const previous = entryOf(there);
        send({ [target]: { ...previous, reasons: [...previous.reasons, given] } });
      },
    });
  };
  const week = daysBetween(mondayOf(day), addDays(mondayOf(day), 6));
  const past = week.filter((one) => one < format.today || one === format.today);
  const plans = past.filter((one) => month.entries.get(one)?.planned && one.startsWith(of));
  const open = past.filter((one) => !month.entries.has(one));
  const weekDone = past.length > 0 && plans.length === 0 && open.length === 0;
  const confirmWeek = () =>
    send(
      Object.fromEntries(
        plans.flatMap((one) => {
          const plan = month.entries.get(one);
          return plan ? [[one, { ...entryOf(plan), planned: false }]] : [];
        }),
      ),
    );
  const fillable = [...rota].filter(([one]) => !month.entries.has(one));
  const fillIn = () =>
    send(
      Object.fromEntries(
        fillable.map(([one, slots]) => {
          const blank = emptyDay(one, zoneAt);
          // Until its person confirms it, it is a plan.
          return [one, { ...blank, slots: fitted(slots, blank.slots.length), planned: true, rota: true }];
        }),
      ),
    );
  const isMaster = signers.some(({ _id, master }) => master && _id === me._id);
  const seafarer = signatureOf(month.sheet, 'seafarer');
  const unexplained = month.findings.filter((finding) => month.reasonOf(finding) === undefined);
  const over = format.today > `${of}-27` && format.today >= (month.days.at(-1)?.day ?? '');
  const complete = over && month.missing.length === 0 && unexplained.length === 0;
  const may = (role: SignRole) =>
    month.sheet !== undefined &&
    (role === 'seafarer' ? person.userID === me._id && complete : isMaster && seafarer !== undefined);
  const sign = (role: SignRole) => {
    if (!month.sheet) return;
    signing.open({
      sheet: month.sheet,
      role,
      title: `${title}, ${person.name}`,
      facts: [
        t('factDays', { count: Object.keys(month.sheet.days).length }),
        month.findings.length === 0 ? t('allKept') : t('factBreaches', { count: month.findings.length }),
      ],
    });
  };
  return (
    <>
      <PageHeader
        title={title}
        facts={[person.name, person.jobtitle].filter(Boolean).join(' · ')}
        crumbs={[{ label: t('title'), to: '/app/hoursofrest' }]}
        actions={
          <>
            <MonthSteps
              before={t('monthBefore')}
              after={t('monthAfter')}
              last={of >= addMonths(format.today.slice(0, 7), 1)}
              onStep={(step) => onMonth(addMonths(of, step))}
            />
            <Button
              icon={<Icon name="pdf" />}
              pending={printing}
              disabled={!month.sheet}
              onClick={() => print({ boatID: me.boatID, month: of, userID: person.userID })}
            >
              {t('monthSheet')}
            </Button>
          </>
        }
      />
      {mayPaint && fillable.length > 0 && (
        <Banner
          apart
          icon={<Icon name="clock" />}
          action={
            <Button slim onClick={fillIn}>
              {t('fillFromRota')}
            </Button>
          }
        >
          {t('rotaHas', { count: fillable.length })}
        </Banner>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={`panel ${styles.grid}`}>
            <MonthGrid month={month} selected={day} onSelect={setChosen} />
          </div>
          <DayEditor
            key={day}
            day={day}
            entry={entry}
            rota={rota.get(day)}
            month={month}
            disabled={!mayPaint}
            onPaint={(next) => setDrafts([{ day, entry: next }])}
            onDone={(next) => send({ [day]: next })}
          />
          {mayPaint && (
            <div className={styles.week}>
              {weekDone ? (
                <span className={styles.keptMark}>
                  <Icon name="check" /> {t('weekComplete')}
                </span>
              ) : (
                <>
                  <Button icon={<Icon name="doneAll" />} disabled={open.length > 0} onClick={confirmWeek}>
                    {t('myWeekComplete')}
                  </Button>
                  {open.length > 0 && (
                    <span className="small ink2">
                      {t('stillOpen', { days: format.list(open.map((one) => format.weekdayAndDay(one))) })}
                    </span>
                  )}
                </>
              )}
            </div>
          )}
        </div>
        <div className={styles.side}>
          <LimitsPanel month={month} />
          <BreachPanel month={month} mayWrite={mayPaint} onReason={giveReason} />
          <SignaturesPanel month={month} may={may} onSign={sign} />
        </div>
      </div>
      {reason.element}
      {signing.element}
    </>
  );
}
