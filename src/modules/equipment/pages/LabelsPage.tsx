import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { LabelPage } from '#modules/labels/components/LabelPage.tsx';
import { labelOfMachine } from '#modules/labels/rules/label.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { usedValues } from '#ui/form/usedValues.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useAllEquipment } from '../queries.ts';
import { withDescendants } from '../rules.ts';

const route = getRouteApi('/app/equipment/labels');

/** QR labels for machines, on standard sheets. */
export function LabelsPage() {
  const { t } = useTranslation('hours');
  const boatID = useMaybeUser()?.boatID ?? '';
  const { ids = [], group, department, sheet } = route.useSearch();
  const query = useAllEquipment();
  // Somebody without a boat has no machines.
  const data = (query.data ?? (boatID === '' ? [] : undefined))?.filter((item) => !item.isArchived);
  const inGroup = group && data ? withDescendants(group, data) : undefined;
  const crumbs = [{ label: t('equipment'), to: '/app/equipment' } as const];
  return (
    <>
      {(!data || data.length === 0) && <PageHeader title={t('labels.title')} crumbs={crumbs} />}
      <LabelPage
        kind="equipment"
        title={t('labels.title')}
        crumbs={crumbs}
        query={{ ...query, data }}
        failed={t('labels.loadFailed')}
        none={
          <EmptyState
            title={t('labels.nothing')}
            hint={t('labels.nothingHint')}
            action={<ButtonLink to="/app/equipment">{t('toEquipment')}</ButtonLink>}
          />
        }
        sheet={sheet}
        chosen={{ key: 'ids', ids, all: t('labels.showAll') }}
        filters={(all) => [
          {
            key: 'group',
            label: t('labels.group'),
            everything: t('labels.allGroups'),
            value: group,
            options: all
              .filter((item) => item.parentID === '')
              .map(({ _id, name }) => ({ value: _id, label: name })),
          },
          {
            key: 'department',
            label: t('labels.department'),
            everything: t('labels.allDepartments'),
            value: department,
            options: usedValues(all, 'department').map((value) => ({ value, label: value })),
          },
        ]}
        passes={(item) =>
          (!inGroup || inGroup.has(item._id)) && (!department || item.department === department)
        }
        labelsOf={(items) =>
          items.map((item) => labelOfMachine(item, (serial) => t('labels.serial', { serial })))
        }
      />
    </>
  );
}
