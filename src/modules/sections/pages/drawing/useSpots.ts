import { useState } from 'react';
import type { Spare } from '#modules/spares/contract.ts';
import { useUpdateSpare } from '#modules/spares/queries.ts';
import type { Section, Spot } from '../../contract.ts';
import { usePlaceSpots } from '../../queries.ts';
import { nextKey, within } from '../../rules.ts';

/** A new bubble stands this far from its part, as shares of the drawing. */
const AWAY = 0.09;
const MIDDLE = { x: 0.5, y: 0.5 };

type Given = {
  section: Section;
  parts: readonly Spare[];
  /** The photo that is shown. */
  page: string;
  part: Spare | undefined;
  onChoose: (key: string) => void;
};

/** The writes of a drawing that is edited. A part without a number gets the next one with its spot. */
export const useSpots = ({ section, parts, page, part, onChoose }: Given) => {
  const { mutate: place } = usePlaceSpots();
  const { mutate: update } = useUpdateSpare();
  const [isEditing, setEditing] = useState(false);
  const keys = [...section.spots, ...parts].map(({ key }) => key);
  const put = ({ x, y }: { x: number; y: number }) => {
    if (!part) return;
    const key = part.key || nextKey(keys);
    if (part.key === '') update({ _id: part._id, key });
    const spot = {
      key,
      page,
      x: within(x + (x > AWAY ? -AWAY : AWAY)),
      y: within(y + (y > AWAY ? -AWAY : AWAY)),
    };
    place({ _id: section._id, spots: [{ ...spot, partX: x, partY: y }] });
  };
  const remove = ({ key }: Spot) => place({ _id: section._id, removed: [{ key, page }] });
  return {
    isEditing,
    setEditing,
    putInMiddle: () => put(MIDDLE),
    remove,
    editing: isEditing
      ? {
          onPlace:
            part && !section.spots.some((spot) => spot.page === page && spot.key === part.key)
              ? put
              : undefined,
          onMove: (spot: Spot) => {
            place({ _id: section._id, spots: [spot] });
            onChoose(spot.key);
          },
          onRemove: remove,
        }
      : undefined,
  };
};
