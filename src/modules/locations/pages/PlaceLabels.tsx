import { useTranslation } from '#lib/useTranslation.ts';
import { LabelPage } from '#modules/labels/components/LabelPage.tsx';
import { labelOfPlace } from '#modules/labels/rules/label.ts';
import type { Sheet } from '#modules/labels/rules/sheet.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { useLocations } from '../queries.ts';
import { PATH_SEPARATOR, withInner } from '../rules.ts';
import { usePlaces } from '../usePlaces.ts';

type Props = {
  /** Only these places; all if there is none. */
  ids: readonly string[];
  inside: string | undefined;
  sheet: Sheet['id'] | undefined;
};

/** QR labels for places, on standard sheets. */
export default function PlaceLabels({ ids, inside, sheet }: Props) {
  const { t } = useTranslation(['locations', 'labels']);
  const { compare } = useFormat();
  const { all, options, paths } = usePlaces();
  const path = (id: string) => (paths.get(id) ?? []).join(PATH_SEPARATOR);
  const within = inside ? withInner(inside, all) : undefined;
  return (
    <LabelPage
      kind="locations"
      title={t('labels:title')}
      crumbs={[{ label: t('title'), to: '/app/locations' }]}
      query={useLocations()}
      failed={t('loadFailed')}
      sheet={sheet}
      chosen={{ key: 'labels', ids, all: t('labelAll') }}
      filters={() => [
        {
          key: 'inside',
          label: t('field.parentID'),
          everything: t('labels:everything'),
          value: inside,
          options,
        },
      ]}
      passes={({ _id }) => within?.has(_id) ?? true}
      labelsOf={(places) =>
        [...places]
          .sort((a, b) => compare(path(a._id), path(b._id)))
          .map((place) => labelOfPlace(place, path(place.parentID)))
      }
    />
  );
}
