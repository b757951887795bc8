import { useFormContext } from 'react-hook-form';
import { sentences } from '#lib/text.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';

const quickWords = ['alter', 'traffic', 'round', 'lights', 'weather'] as const;

/** Words that a watch writes often, added to the remarks. */
export function QuickWords() {
  const { t } = useTranslation('logbooks');
  const { getValues, setValue, setFocus } = useFormContext();
  const add = (words: string) => {
    const now = String(getValues('remarks') ?? '').trim();
    setValue('remarks', now ? sentences(now, words) : words, { shouldDirty: true });
    setFocus('remarks');
  };
  return (
    <div className="btns">
      {quickWords.map((word) => (
        <Button key={word} onClick={() => add(t(`quick.${word}`))}>
          {t(`quick.${word}`)}
        </Button>
      ))}
    </div>
  );
}
