import { useTranslation } from '#lib/useTranslation.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import { useFreeWord } from '#modules/management/components/FreeChip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { type FleetBoat, freeStatuses } from '../contract.ts';
import { useSetFree } from '../queries.ts';

type Props = { boats: readonly FleetBoat[]; onDone: () => void };

/** Opens or closes ticked boats, each by itself: what is refused for one does not hold back the others. */
export function BoatBulk({ boats, onDone }: Props) {
  const { t } = useTranslation('superadmin');
  const freeWord = useFreeWord();
  const confirm = useConfirm();
  const { mutateAsync } = useSetFree();
  const setAll = async (free: (typeof freeStatuses)[number]) => {
    // A failure has its own notice.
    await Promise.allSettled(boats.map(({ _id: id }) => mutateAsync({ id, free })));
    onDone();
  };
  const set = (free: (typeof freeStatuses)[number]) => {
    if (free !== EXPIRED) return void setAll(free);
    confirm({
      title: t('expireMany', { count: boats.length }),
      body: `${boats.map(({ name }) => name).join(', ')}. ${t('freeHelp.EXPIRED')}`,
      action: t('expire'),
      danger: true,
      onConfirm: () => setAll(free),
    });
  };
  return (
    <Menu
      label={t('changeFree')}
      icon={<Icon name="label" />}
      items={freeStatuses.map((free) => ({ label: freeWord(free), onClick: () => set(free) }))}
    />
  );
}
