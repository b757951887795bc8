import { useEffect, useState } from 'react';
import { ApiError } from '#lib/apiError.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { deleteDraft, readDraft, storeDraft } from '#ui/form/draft.ts';
import { useNow } from '#ui/format/clock.ts';
import {
  emptyRound,
  type Judged,
  judge,
  placeMessages,
  type Replacement,
  readRound,
  replaceIn,
  typeInto,
  withoutSent,
} from './components/hours/round.ts';
import type { Equipment, NewReading } from './contract.ts';
import { useEnterReadings } from './queries/commands.ts';
import { useAskDoubts } from './useAskDoubts.tsx';
import { useHoursSaved } from './useHoursSaved.ts';

const keyOf = (boatID: string) => `hours:${boatID}`;

/** A round of readings: stored on this device with every key press, sent in one call, and kept if that fails. */
export function useRound(boatID: string, listed: readonly Equipment[]) {
  // The second namespace contains the texts that the mutation shows after saving.
  const { t, i18n } = useTranslation(['hours', 'equipment']);
  const now = useNow();
  const { mutateAsync: enter, undoOf } = useEnterReadings();
  const { askDoubts, saveAsking } = useAskDoubts();
  const showSaved = useHoursSaved();
  const [round, setRound] = useState(() => readRound(readDraft(keyOf(boatID))));
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failures, setFailures] = useState<string[]>([]);
  // Meters that prevented saving: they show their error even while the cursor is in them.
  const [looked, setLooked] = useState<readonly string[]>([]);
  // While the round is being saved, the list already contains it: the rows compare with the previous values.
  const [before, setBefore] = useState<readonly Equipment[]>();
  const all = before ?? listed;

  useEffect(() => {
    if (round === emptyRound) deleteDraft(keyOf(boatID));
    else storeDraft(keyOf(boatID), round);
  }, [boatID, round]);

  const at = round.at ?? now;
  const judgeOf = (meter: Equipment): Judged =>
    judge(meter, round.entries[meter._id], { at, now, locale: i18n.language });
  const meters = all.filter((item) => item.metered && !item.isArchived);
  const judged = meters.map((meter) => ({ id: meter._id, name: meter.name, ...judgeOf(meter) }));

  const clearErrors = (id: string) => {
    setFailures([]);
    setLooked((ids) => ids.filter((other) => other !== id));
    setRefused(({ [id]: _gone, ...others }) => others);
  };

  const send = async (sent: NewReading[]) => {
    setFailures([]);
    setBefore(listed);
    const undo = undoOf({ boatID, readings: sent });
    const saveAll = (confirmed: boolean) =>
      enter({ boatID, readings: confirmed ? sent.map((reading) => ({ ...reading, confirmed })) : sent });
    try {
      await saveAsking(saveAll, false);
      setRound((latest) => withoutSent(latest, sent));
      showSaved(undo);
    } catch (error) {
      if (!(error instanceof ApiError)) setFailures([t('notReached')]);
      else {
        const { byMeter, rest } = placeMessages(error.messages, sent);
        setRefused(byMeter);
        setFailures(rest);
      }
    } finally {
      setBefore(undefined);
    }
  };

  /** The readings to send; undefined if one can hardly be true and is not right. */
  const confirmed = async (): Promise<NewReading[] | undefined> => {
    const doubted = judged.filter((each) => each.state === 'doubt');
    if (!(await askDoubts(doubted))) {
      setLooked(doubted.map(({ id }) => id));
      return undefined;
    }
    return judged.flatMap((each) =>
      each.state === 'doubt'
        ? { ...each.reading, confirmed: true }
        : each.state === 'fine'
          ? each.reading
          : [],
    );
  };

  return {
    all,
    at,
    now,
    round,
    refused,
    looked,
    failures,
    saving: before !== undefined,
    judgeOf,
    /** The number of meters with input. */
    entered: judged.filter(({ state }) => state !== 'empty').length,
    count: meters.length,
    type: (id: string, text: string) => {
      clearErrors(id);
      setRound((latest) => typeInto(latest, id, text));
    },
    replace: (id: string, replacement: Replacement, text: string) => {
      clearErrors(id);
      setRound((latest) => replaceIn(latest, id, replacement, text));
    },
    setAt: (moment: string | undefined) => {
      setFailures([]);
      setRound(({ entries }) => (moment ? { at: moment, entries } : { entries }));
    },
    /** Sends the round; if an entry is wrong, or doubtful and not right, sends nothing and returns the first such meter. */
    save: async (): Promise<string | undefined> => {
      const wrong = judged.filter(({ state }) => state === 'wrong');
      if (wrong.length > 0) {
        setFailures([t('lookFirst', { count: wrong.length })]);
        setLooked(wrong.map(({ id }) => id));
        return wrong[0]?.id;
      }
      const readings = await confirmed();
      if (!readings) return judged.find(({ state }) => state === 'doubt')?.id;
      await send(readings);
      return undefined;
    },
  };
}
