import { ApiError } from '#lib/apiError.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { useAsk } from '#ui/useConfirm.tsx';
import type { Doubt } from './rules/doubts.ts';

/** What a doubt says: beside the figure, and with the machine's name in the question. */
export const useDoubtTexts = () => {
  const { t } = useTranslation('readings');
  const format = useFormat();
  const about = ({ figure, at, hours }: Doubt) => ({
    figure: format.hours(figure),
    hours: format.hours(hours),
    when: format.dayTime(at),
  });
  return {
    hint: (doubt: Doubt) => t(`hint.${doubt.kind}`, about(doubt)),
    line: (name: string, doubt: Doubt) => t(`ask.${doubt.kind}`, { name, ...about(doubt) }),
  };
};

type Doubted = { name: string; doubt: Doubt };

/** Asks once about figures that can hardly be true, before they are saved. */
export const useAskDoubts = () => {
  const { t } = useTranslation('readings');
  const { line } = useDoubtTexts();
  const ask = useAsk();
  const askLines = (lines: readonly string[]) =>
    ask({
      title: t('ask.title'),
      action: t('ask.save'),
      body: lines.map((text) => <p key={text}>{text}</p>),
    });
  return {
    /** Resolves whether the figures are right. */
    askDoubts: async (doubted: readonly Doubted[]): Promise<boolean> =>
      doubted.length === 0 || askLines(doubted.map(({ name, doubt }) => line(name, doubt))),
    /**
     * Saves, and asks if the server finds a figure doubtful, which knows readings that this device does not. `save` gets
     * whether the user has said that the figures are right.
     */
    saveAsking: async <A,>(save: (confirmed: boolean) => Promise<A>, confirmed: boolean): Promise<A> => {
      try {
        return await save(confirmed);
      } catch (error) {
        const asked =
          error instanceof ApiError ? error.messages.filter((each) => each.ask !== undefined) : [];
        if (asked.length === 0 || !(await askLines(asked.map(({ msg }) => msg)))) throw error;
        return await save(true);
      }
    },
  };
};
