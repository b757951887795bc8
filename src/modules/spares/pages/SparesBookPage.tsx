import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { matchesWords } from '#lib/paletteSources.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useSections } from '#modules/sections/queries.ts';
import { useSpareEquipment } from '#modules/spareequipment/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { BookPanel } from '../components/BookPanel.tsx';
import styles from '../components/book.module.css';
import { FoundParts } from '../components/FoundParts.tsx';
import { spares } from '../contract.ts';
import { useSpares } from '../queries.ts';

const route = getRouteApi('/app/spareparts/');

/** The spares book: each equipment with its sections, and a search through all parts. */
export function SparesBookPage() {
  const { t } = useTranslation(['spares', 'spareequipment']);
  const { q = '' } = route.useSearch();
  const navigate = useNavigate();
  const mayWrite = can(useUser(), spares.access.write);
  const query = useSpareEquipment();
  const { data: sections = [], isLoading: noSections } = useSections();
  const { data: parts = [], isLoading: noParts } = useSpares();
  // Their numbers would be wrong until all have come.
  const ready = !noSections && !noParts;
  const create = useDialog(() => import('#modules/spareequipment/components/SpareEquipmentDialog.tsx'));
  const add = mayWrite && (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={() => create.open()}>
      {t('spareequipment:new')}
    </Button>
  );
  const found = parts.filter(({ designation, partNo, serailNo, standard, measurement, fn }) =>
    matchesWords(q, designation, partNo, serailNo, standard, measurement, fn),
  );
  return (
    <>
      <PageHeader
        title={t('book')}
        facts={
          query.data && ready
            ? t('bookFacts', { equipment: query.data.length, sections: sections.length, parts: parts.length })
            : '\u00A0'
        }
        actions={
          <>
            <ButtonLink to="/app/sections">{t('allSections')}</ButtonLink>
            <ButtonLink to="/app/boatspareparts">{t('allParts')}</ButtonLink>
          </>
        }
        primary={add}
      />
      <div className={styles.tools}>
        <SearchBox
          value={q}
          onChange={(value) => void navigate({ to: '.', search: { q: value || undefined }, replace: true })}
          label={t('search')}
          width="min(420px, 100%)"
        />
      </div>
      {q.trim() === '' ? (
        <Loaded
          query={query}
          ready={ready}
          failed={t('loadFailed')}
          rows={8}
          framed
          none={
            <EmptyState
              icon={<Icon name="settings" size="l" />}
              title={t('bookEmpty')}
              hint={t('bookEmptyHint')}
              action={add}
            />
          }
        >
          {(equipment) => (
            <div className={styles.book}>
              {equipment
                .toSorted((a, b) => a.equipmentName.localeCompare(b.equipmentName))
                .map((each) => (
                  <BookPanel
                    key={each._id}
                    equipment={each}
                    sections={sections.filter(({ equipmentID }) => equipmentID === each._id)}
                    parts={parts.filter(({ equipmentID }) => equipmentID === each._id)}
                  />
                ))}
            </div>
          )}
        </Loaded>
      ) : (
        <FoundParts parts={found} equipment={query.data ?? []} sections={sections} />
      )}
      {create.element}
    </>
  );
}
