import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { useWide } from '#ui/useMedia.ts';
import { Band } from '../components/Band.tsx';
import { Cards } from '../components/Cards.tsx';
import { ConditionsPanel } from '../components/ConditionsPanel.tsx';
import { LackingPanel } from '../components/LackingPanel.tsx';
import { Legend } from '../components/Legend.tsx';
import { shipcertificates } from '../contract.ts';
import { useClassConditions, useShipCertificates } from '../queries.ts';
import { grouped, rowsOf } from '../rules/register.ts';
import { inForce, nextWindow } from '../rules/windows.ts';
import { useVesselNeeds } from '../useVesselNeeds.ts';

/** The vessel's certificates: what has run out, what is to be surveyed and when, what is lacking, conditions of class. */
export function CertificatesPage() {
  const { t } = useTranslation(['shipcertificates', 'nav']);
  const format = useFormat();
  const wide = useWide();
  const mayWrite = can(useUser(), shipcertificates.access.write);
  const query = useShipCertificates();
  const { isLoading: noConditions } = useClassConditions();
  const { vessel, settings, isLoading } = useVesselNeeds();
  const [all, setAll] = useState(false);
  const create = useDialog(() => import('../EditForm.tsx'));
  const certificates = query.data ?? [];
  const count = inForce(certificates).length;
  const facts = [
    t('facts', { count }),
    vessel &&
      [vessel.flag, vessel.grossTonnage && `${format.number(vessel.grossTonnage)} GT`]
        .filter(Boolean)
        .join(', '),
    settings?.society && t('classOf', { society: settings.society }),
  ];
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={facts.filter(Boolean).join(' · ')}
        crumbs={[{ label: t('nav:vesselDocs'), to: '/app/vesseldocs' }]}
        actions={
          <>
            <ButtonLink to="/app/vesseldocs/portpacks" icon={<Icon name="pdf" />}>
              {t('nav:portPacks')}
            </ButtonLink>
            <Segmented
              label={t('show.label')}
              value={all ? 'all' : 'inForce'}
              options={[
                { value: 'inForce', label: t('show.inForce') },
                { value: 'all', label: t('show.all') },
              ]}
              onChange={(value) => setAll(value === 'all')}
            />
          </>
        }
        primary={
          mayWrite && (
            <Button variant="primary" icon={<Icon name="add" />} onClick={() => create.open({})}>
              {t('new')}
            </Button>
          )
        }
      />
      <Loaded query={query} ready={!isLoading && !noConditions} failed={t('loadFailed')} framed rows={16}>
        {() => (
          <div className="stack">
            <Summary />
            {certificates.length === 0 ? (
              <div className="panel">
                <EmptyState title={t('empty')} hint={t('emptyHint')} />
              </div>
            ) : (
              <>
                <Legend />
                {wide ? (
                  <Band groups={grouped(rowsOf(certificates, format.today, all))} />
                ) : (
                  <Cards groups={grouped(rowsOf(certificates, format.today, all))} />
                )}
              </>
            )}
            <LackingPanel />
            <ConditionsPanel />
          </div>
        )}
      </Loaded>
      {create.element}
    </>
  );
}

/** The figures on top: what somebody must act on. */
function Summary() {
  const { t } = useTranslation('shipcertificates');
  const format = useFormat();
  const { today } = format;
  const { data: certificates = [] } = useShipCertificates();
  const { data: conditions = [] } = useClassConditions();
  const { lacking } = useVesselNeeds();
  const rows = rowsOf(certificates, today, false);
  const of = (...states: string[]) => rows.filter(({ state }) => states.includes(state));
  const over = of('expired', 'missed');
  const due = of('due');
  const named = (list: typeof rows) => list[0]?.certificate.name ?? '';
  const [next] = rows
    .flatMap(({ certificate }) => {
      const window = nextWindow(certificate, today);
      return window && window.from > today ? [{ name: certificate.name, from: window.from }] : [];
    })
    .sort((a, b) => a.from.localeCompare(b.from));
  const open = conditions.filter(({ closed }) => !closed);
  const firstDue = open.flatMap(({ due: day }) => day ?? []).sort()[0];
  const openWindows = of('window');
  return (
    <Readouts
      label={t('summary')}
      items={[
        {
          ...{ label: t('figure.over'), figure: format.number(over.length), source: named(over) },
          act: over.length > 0 ? 'overdue' : undefined,
        },
        {
          ...{ label: t('figure.due'), figure: format.number(due.length), source: named(due) },
          act: due.length > 0 ? 'due' : undefined,
        },
        { label: t('figure.window'), figure: format.number(openWindows.length), source: named(openWindows) },
        {
          ...{ label: t('figure.next'), figure: next ? format.shortDay(next.from) : t('noEntry') },
          source: next?.name ?? '',
        },
        {
          ...{ label: t('figure.conditions'), figure: format.number(open.length) },
          source: firstDue ? t('conditions.by', { day: format.day(firstDue) }) : '',
        },
        { label: t('figure.lacking'), figure: format.number(lacking.length) },
      ]}
    />
  );
}
