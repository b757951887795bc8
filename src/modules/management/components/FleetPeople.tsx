import { useTranslation } from '#lib/useTranslation.ts';
import { PeopleTable } from '#modules/profile/components/PeopleTable.tsx';
import { usePeopleOfFleet } from '#modules/profile/queries/people.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { FleetTabs } from './FleetTabs.tsx';

/** The people of all boats that the user may access. */
export function FleetPeople() {
  const { t } = useTranslation(['management', 'profile']);
  const query = usePeopleOfFleet();
  return (
    <>
      <PageHeader
        title={t('fleet')}
        facts={query.data ? t('peopleFacts', { count: query.data.length }) : '\u00A0'}
      />
      <FleetTabs show="people" />
      <PeopleTable texts={{ title: t('tab.people') }} query={query} boats />
    </>
  );
}
