import { useTranslation } from '#lib/useTranslation.ts';
import PeopleBulk from '#modules/profile/components/PeopleBulk.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useAskDeleteEach } from '#ui/useAskDelete.ts';
import { useDeleteGuest } from '../queries.ts';
import type { GuestRow } from '../useGuestRows.ts';

type Props = { guests: readonly GuestRow[]; papers: boolean; onDone: () => void };

/** What is done to ticked guests: aboard, ashore, and a delete with one question. */
export default function GuestBulk({ guests, papers, onDone }: Props) {
  const { t } = useTranslation('guests');
  const askDelete = useAskDeleteEach();
  const { mutateAsync: remove } = useDeleteGuest();
  const deleteAll = () =>
    askDelete({
      title: t('removeMany', { count: guests.length }),
      rows: guests,
      nameOf: ({ name }) => name,
      body: t('removeBody'),
      remove: ({ _id }) => remove(_id),
      onDone,
    });
  return (
    <>
      <PeopleBulk people={guests} onDone={onDone} />
      {papers && (
        <Button icon={<Icon name="bin" />} onClick={deleteAll}>
          {t('shared:delete')}
        </Button>
      )}
    </>
  );
}
