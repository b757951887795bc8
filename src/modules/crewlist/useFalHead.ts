import { useState } from 'react';
import { useUser } from '#modules/auth/queries.ts';
import { readDraft, storeDraft } from '#ui/form/draft.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { type FalHead, falHead } from './contract.ts';

/** The port of a place: "Antibes" of "Antibes, IYCA berth 14". Authorities want no berth. */
const portOf = (place: string) => place.split(',')[0]?.trim() ?? '';

/** The last input for a form of this vessel, stored on this device. */
export const useFalHead = () => {
  const { boatID, boat } = useUser();
  const { today } = useFormat();
  const key = `fal.${boatID}`;
  const [head, setHead] = useState<FalHead>(() => {
    const stored = falHead.safeParse(readDraft(key));
    return stored.success
      ? {
          ...stored.data,
          port: stored.data.port === boat?.place ? portOf(stored.data.port) : stored.data.port,
          date: today,
        }
      : falHead.parse({ port: portOf(boat?.place ?? ''), date: today });
  });
  return {
    head,
    change: (fields: Partial<FalHead>) => {
      const next = { ...head, ...fields };
      setHead(next);
      storeDraft(key, next);
    },
  };
};
