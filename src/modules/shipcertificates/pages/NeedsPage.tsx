import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { certificateGroups, certificateneeds } from '../contract.ts';
import { useCertificateNeeds } from '../queries.ts';
import type { Need } from '../rules/needs.ts';
import { useVesselNeeds } from '../useVesselNeeds.ts';

/** The templates: what a vessel of this flag, tonnage and use needs, each of them to change. */
export function NeedsPage() {
  const { t } = useTranslation('shipcertificates');
  const format = useFormat();
  const mayWrite = can(useUser(), certificateneeds.access.write);
  const query = useCertificateNeeds();
  const { needs, lacking, vessel, use, settings: entered, isLoading, nameOf } = useVesselNeeds();
  const edit = useDialog(() => import('../components/NeedDialog.tsx'));
  const settings = useDialog(() => import('../components/SettingsDialog.tsx'));
  const lacks = new Set(lacking.map(({ id }) => id));
  const chip = (need: Need) =>
    need.applies ? (
      <StateChip state={lacks.has(need.id) ? 'due' : 'done'}>
        {t(lacks.has(need.id) ? 'needs.lacking' : 'needs.there')}
      </StateChip>
    ) : (
      <StateChip state="noStatus">{t('needs.notNeeded')}</StateChip>
    );
  const facts = [
    vessel?.flag,
    vessel?.grossTonnage && `${format.number(vessel.grossTonnage)} GT`,
    t(`use.${use}`),
    entered?.society && t('classOf', { society: entered.society }),
  ];
  return (
    <>
      <PageHeader
        title={t('needs.title')}
        facts={facts.filter(Boolean).join(' · ')}
        crumbs={[{ label: t('title'), to: '/app/vesseldocs/certificates' }]}
        actions={
          mayWrite && (
            <Button icon={<Icon name="settings" />} onClick={() => settings.open({})}>
              {t('settings.title')}
            </Button>
          )
        }
        primary={
          mayWrite && (
            <Button variant="primary" icon={<Icon name="add" />} onClick={() => edit.open({})}>
              {t('needs.new')}
            </Button>
          )
        }
      />
      <Loaded query={query} ready={!isLoading} failed={t('loadFailed')} framed rows={16}>
        {() => (
          <div className="stack">
            {certificateGroups.map((group) => {
              const rows = needs.filter((need) => need.group === group);
              const needed = rows.filter(({ applies }) => applies);
              return (
                <Panel
                  key={group}
                  title={t(`group.${group}`)}
                  count={t('needs.of', { needed: needed.length, all: rows.length })}
                >
                  <ul className="rows">
                    {[...needed, ...rows.filter(({ applies }) => !applies)].map((need) => (
                      <li key={need.id}>
                        <ListRow
                          title={nameOf(need)}
                          second={[
                            t(`scheme.${need.scheme}`),
                            need.months === null ? t('noExpiry') : t('needs.months', { count: need.months }),
                            need.row && need.standard ? t('needs.changed') : '',
                            need.row && !need.standard ? t('needs.own') : '',
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                          end={chip(need)}
                          {...(mayWrite ? { onClick: () => edit.open({ need }) } : {})}
                        />
                      </li>
                    ))}
                  </ul>
                </Panel>
              );
            })}
          </div>
        )}
      </Loaded>
      {edit.element}
      {settings.element}
    </>
  );
}
