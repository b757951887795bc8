import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { Equipment, Reading } from '../../contract.ts';
import { useRestoreReadings } from '../../queries/commands.ts';
import { meterAfter } from '../../rules/replay.ts';

type Props = {
  equipment: Equipment;
  reading: Reading;
  readings: readonly Reading[];
  onFix: (kind: 'correct' | 'strike') => void;
};

/** What can be done to a reading: correct it, strike it, or put it back. */
export function ReadingMenu({ equipment, reading, readings, onFix }: Props) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const { mutate: restore } = useRestoreReadings();
  const putBack = () => {
    const oldest = readings.toReversed();
    const after = oldest.map((each) => (each._id === reading._id ? { ...each, struck: false } : each));
    restore({
      boatID: equipment.boatID,
      readings: [reading._id],
      reason: '',
      meters: { [equipment._id]: meterAfter(oldest, after) },
    });
  };
  return (
    <Menu
      label={t('trend.actions', { when: format.dayTime(reading.at), value: format.hours(reading.value) })}
      icon={<Icon name="more" />}
      iconOnly
      items={
        reading.struck
          ? [{ label: t('trend.putBack'), icon: <Icon name="undo" />, onClick: putBack }]
          : [
              {
                label: t('trend.correct'),
                icon: <Icon name="edit" />,
                onClick: () => onFix('correct'),
              },
              {
                label: t('trend.strike'),
                icon: <Icon name="close" />,
                danger: true,
                onClick: () => onFix('strike'),
              },
            ]
      }
    />
  );
}
