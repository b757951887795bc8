import type { Equipment } from '#modules/equipment/contract.ts';
import { useAskDoubts, useDoubtTexts } from '#modules/equipment/useAskDoubts.tsx';
import type { Completion } from '#modules/worklist/contract/entries.ts';
import { meterDoubt } from '#modules/worklist/rules/meterDoubt.ts';
import { useFormat } from '#ui/format/useFormat.tsx';

type Worked = { machine: Equipment | undefined; work: Completion; path: string };

/** Asks once about meter figures of completions that can hardly be true. */
export const useMeterQuestion = () => {
  const { today } = useFormat();
  const { askDoubts, saveAsking } = useAskDoubts();
  const { hint } = useDoubtTexts();
  /** Completes the works; `path` is the field of the figure, which is named if it is not right. */
  return async <A>(worked: readonly Worked[], complete: (works: Completion[]) => Promise<A>): Promise<A> => {
    const now = new Date().toISOString();
    const doubted = worked.flatMap(({ machine, work, path }) => {
      const doubt = meterDoubt(machine, work, { today, now });
      return doubt && machine ? [{ id: machine._id, name: machine.name, doubt, path }] : [];
    });
    // Several jobs of one machine have the same figure.
    const once = [...new Map(doubted.map((each) => [each.id, each])).values()];
    if (!(await askDoubts(once)))
      throw { messages: once.map(({ doubt, path }) => ({ msg: hint(doubt), path })) };
    const save = (meterConfirmed: boolean) =>
      complete(worked.map(({ work }) => (meterConfirmed ? { ...work, meterConfirmed } : work)));
    return saveAsking(save, once.length > 0);
  };
};
