import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Field } from '#ui/form/Field.tsx';
import { usedValues } from '#ui/form/usedValues.ts';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Choice, LabelTicks } from '../components/labels/LabelChoice.tsx';
import { LabelSheets } from '../components/labels/LabelSheets.tsx';
import styles from '../components/labels/labels.module.css';
import { layOut, perSheet, sheets } from '../components/labels/sheet.ts';
import type { Equipment } from '../contract.ts';
import { useAllEquipment } from '../queries.ts';
import { withDescendants } from '../rules.ts';

const route = getRouteApi('/app/equipment/labels');

/** QR labels for machines, on standard sheets. */
export function LabelsPage() {
  const { t } = useTranslation('hours');
  const boatID = useMaybeUser()?.boatID ?? '';
  const query = useAllEquipment();
  // Somebody without a boat has no machines.
  const data = query.data ?? (boatID === '' ? [] : undefined);
  const all = data?.filter((item) => !item.isArchived);
  if (all && all.length > 0) return <LabelDesk all={all} />;
  return (
    <>
      <PageHeader
        title={t('labels.title')}
        crumbs={[{ label: t('equipment'), to: '/app/equipment' }, { label: t('labels.title') }]}
      />
      <div className="panel">
        <Loaded query={{ ...query, data }} failed={t('labels.loadFailed')} rows={10}>
          {() => (
            <EmptyState
              title={t('labels.nothing')}
              hint={t('labels.nothingHint')}
              action={<ButtonLink to="/app/equipment">{t('toEquipment')}</ButtonLink>}
            />
          )}
        </Loaded>
      </div>
    </>
  );
}

function LabelDesk({ all }: { all: readonly Equipment[] }) {
  const { t } = useTranslation('hours');
  const { ids, group, department, sheet: sheetID } = route.useSearch();
  const navigate = useNavigate();
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [skip, setSkip] = useState(0);
  const sheet = sheets.find(({ id }) => id === sheetID) ?? sheets[0];
  if (!sheet) return null;

  const chosen = ids && new Set(ids);
  const inGroup = group ? withDescendants(group, all) : undefined;
  const items = all.filter(
    (item) =>
      (!chosen || chosen.has(item._id)) &&
      (!inGroup || inGroup.has(item._id)) &&
      (!department || item.department === department),
  );
  const ticked = new Set(items.map((item) => item._id).filter((id) => !off.has(id)));
  const tickedItems = items.filter((item) => ticked.has(item._id));
  const pages = layOut(tickedItems, sheet, skip).length;
  const change = (search: object) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...search }), replace: true });
  const untick = (next: ReadonlySet<string>) => {
    const listedIds = new Set(items.map((item) => item._id));
    setOff(
      new Set([
        ...[...off].filter((id) => !listedIds.has(id)),
        ...[...listedIds].filter((id) => !next.has(id)),
      ]),
    );
  };

  return (
    <div>
      <div className="no-print">
        <PageHeader
          title={t('labels.title')}
          facts={`${t('labels.facts', { count: tickedItems.length })}, ${t('labels.sheets', { count: pages })}`}
          crumbs={[{ label: t('equipment'), to: '/app/equipment' }, { label: t('labels.title') }]}
          primary={
            <Button variant="primary" disabled={tickedItems.length === 0} onClick={() => window.print()}>
              {t('labels.print')}
            </Button>
          }
        />
      </div>
      <div className={styles.columns}>
        <div className={`${styles.choose} no-print`}>
          {chosen ? (
            <div className="banner">
              <span className="m">{t('labels.chosen', { count: items.length })}</span>
              <Button variant="link" slim onClick={() => change({ ids: undefined })}>
                {t('labels.showAll')}
              </Button>
            </div>
          ) : (
            <>
              <Choice
                label={t('labels.group')}
                value={group ?? ''}
                onChange={(value) => change({ group: value || undefined })}
                options={[
                  { value: '', label: t('labels.allGroups') },
                  ...all
                    .filter((item) => item.parentID === '')
                    .map(({ _id, name }) => ({ value: _id, label: name })),
                ]}
              />
              <Choice
                label={t('labels.department')}
                value={department ?? ''}
                onChange={(value) => change({ department: value || undefined })}
                options={[
                  { value: '', label: t('labels.allDepartments') },
                  ...usedValues(all, 'department').map((value) => ({ value, label: value })),
                ]}
              />
            </>
          )}
          <Choice
            label={t('labels.size')}
            help={t('labels.sizeHelp')}
            value={sheet.id}
            onChange={(value) => change({ sheet: value })}
            options={sheets.map(({ id }) => ({ value: id, label: t(`labels.${id}`) }))}
          />
          {perSheet(sheet) > 1 && (
            <Field id="labels-skip" label={t('labels.skip')}>
              <div className="in">
                <input
                  id="labels-skip"
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={perSheet(sheet) - 1}
                  value={skip}
                  onChange={(event) =>
                    setSkip(Math.min(Math.max(0, event.target.valueAsNumber || 0), perSheet(sheet) - 1))
                  }
                />
              </div>
            </Field>
          )}
          <LabelTicks items={items} ticked={ticked} onTicked={untick} />
        </div>
        {tickedItems.length > 0 ? (
          <LabelSheets items={tickedItems} sheet={sheet} skip={skip} />
        ) : (
          <div className="panel">
            <EmptyState icon={<Icon name="info" />} title={t('labels.empty')} hint={t('labels.emptyHint')} />
          </div>
        )}
      </div>
    </div>
  );
}
