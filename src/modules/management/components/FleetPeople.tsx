import { useTranslation } from '#lib/useTranslation.ts';
import { PeopleTable } from '#modules/profile/components/PeopleTable.tsx';
import { usePeopleOfFleet } from '#modules/profile/queries/people.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { FleetTabs } from './FleetTabs.tsx';

/** The people of all boats that the user may access. */
export function FleetPeople() {
  const { t } = useTranslation(['management', 'profile']);
  const { data, isError, refetch } = usePeopleOfFleet();
  return (
    <>
      <PageHeader title={t('fleet')} facts={data ? t('peopleFacts', { count: data.length }) : '\u00A0'} />
      <FleetTabs show="people" />
      <PeopleTable
        label={t('tab.people')}
        people={data}
        isError={isError}
        onRetry={() => void refetch()}
        boats
        empty={t('profile:empty')}
        emptyHint={t('profile:emptyHint')}
      />
    </>
  );
}
