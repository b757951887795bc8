import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useLoginPeople } from '#modules/profile/queries/people.ts';
import { byRank, personName } from '#modules/profile/rules.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { MonthSteps } from '#ui/MonthSteps.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { BeforeSigningPanel } from '../components/BeforeSigningPanel.tsx';
import { ExceptionsPanel } from '../components/ExceptionsPanel.tsx';
import { type CrewMonth, HeatMap } from '../components/HeatMap.tsx';
import styles from '../components/rest.module.css';
import { useSheetPdf, useSheets } from '../queries.ts';
import { addMonths } from '../rules/calendar.ts';
import { amendedDays, signatureOf } from '../rules/entries.ts';
import { HOUR } from '../rules/limits.ts';
import { maySee } from '../rules/people.ts';
import { useRestMonths, useRestRules } from '../useRestMonth.ts';

const route = getRouteApi('/app/hoursofrest/');

const leastOf = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.min(...known) / HOUR : undefined;
};

/** The hours of all whom the reader may see: the crew for master and office, a department for its head, oneself. */
export function HoursOfRestPage() {
  const { t } = useTranslation('hoursofrest');
  const format = useFormat();
  const navigate = useNavigate();
  const me = useUser();
  const { month: asked } = route.useSearch();
  const month = asked ?? format.today.slice(0, 7);
  const people = useLoginPeople();
  const sheets = useSheets();
  const monthOf = useRestMonths();
  const { mutate: print, isPending: printing } = useSheetPdf();
  const { regime } = useRestRules();
  const rules = useDialog(() => import('../components/RulesDialog.tsx'));
  const crew = useMemo(
    (): CrewMonth[] =>
      (people.data ?? [])
        .filter((person) => person.role === 'crew' && maySee(me, person))
        .sort(byRank)
        .map((person) => ({
          userID: person.userID,
          name: personName(person),
          department: person.department,
          month: monthOf(person.userID, month),
        })),
    [people.data, me, monthOf, month],
  );
  const name = format.monthOfYear(`${month}-01`);
  const breaches = crew.reduce((sum, one) => sum + one.month.findings.length, 0);
  const missing = crew.reduce((sum, one) => sum + one.month.missing.length, 0);
  const signed = crew.filter((one) => signatureOf(one.month.sheet, 'seafarer')).length;
  const amended = crew.reduce((sum, one) => sum + amendedDays(one.month.sheet).length, 0);
  const week = leastOf(crew.flatMap((one) => one.month.days.map((day) => day.week)));
  const aboard = crew.some(({ userID }) => userID === me._id);
  return (
    <>
      <PageHeader
        title={t('titleMonth', { month: name })}
        facts={`${t('people', { count: crew.length })} · ${t(`regimeHelp.${regime}`)}`}
        actions={
          <>
            <MonthSteps
              before={t('monthBefore')}
              after={t('monthAfter')}
              last={month >= addMonths(format.today.slice(0, 7), 1)}
              onStep={(step) =>
                void navigate({ to: '/app/hoursofrest', search: { month: addMonths(month, step) } })
              }
            />
            {answersForVessel(me) && (
              <Button icon={<Icon name="settings" />} onClick={() => rules.open()}>
                {t('rules')}
              </Button>
            )}
            <Button
              icon={<Icon name="pdf" />}
              pending={printing}
              disabled={crew.every((one) => !one.month.sheet)}
              onClick={() => print({ boatID: me.boatID, month })}
            >
              {t('monthSheets')}
            </Button>
          </>
        }
        primary={
          aboard && (
            <ButtonLink
              variant="primary"
              icon={<Icon name="moon" />}
              to="/app/hoursofrest/timesheet"
              search={{ month }}
            >
              {t('myHours')}
            </ButtonLink>
          )
        }
      />
      <div className="stack">
        <Loaded query={sheets} failed={t('failed')} framed rows={10}>
          {() => (
            <>
              <Readouts
                label={t('overview')}
                items={[
                  { label: t('breaches'), figure: breaches, act: breaches > 0 ? 'overdue' : undefined },
                  { label: t('daysNotEntered'), figure: missing, act: missing > 0 ? 'due' : undefined },
                  {
                    label: t('signedBySeafarer'),
                    figure: signed,
                    unit: t('ofCount', { count: crew.length }),
                  },
                  {
                    label: t('lowestIn7'),
                    figure: week === undefined ? '–' : format.number(week),
                    unit: week === undefined ? '' : 'h',
                    source: t(regime === 'rest' ? 'min77' : 'min96'),
                  },
                  { label: t('changedAfterSigning'), figure: amended },
                ]}
              />
              <div className={styles.crewColumns}>
                <section className="panel" aria-label={t('crewMap')}>
                  <HeatMap boatID={me.boatID} month={month} crew={crew} />
                </section>
                <div className="stack">
                  <BeforeSigningPanel key={month} month={month} crew={crew} />
                  <ExceptionsPanel
                    mayWrite={can(me, { flag: 'employees' })}
                    nameOf={(userID) => crew.find((one) => one.userID === userID)?.name ?? ''}
                  />
                </div>
              </div>
            </>
          )}
        </Loaded>
      </div>
      {rules.element}
    </>
  );
}
