import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import styles from './entry.module.css';

const quickWords = ['alter', 'traffic', 'round', 'lights', 'weather'] as const;

/** Words that a watch writes often, added to the remarks. */
export function QuickWords() {
  const { t } = useTranslation('logbooks');
  const { getValues, setValue, setFocus } = useFormContext();
  const add = (words: string) => {
    const now: unknown = getValues('remarks');
    setValue('remarks', [now, words].filter(Boolean).join('. '), { shouldDirty: true });
    setFocus('remarks');
  };
  return (
    <div className={styles.quick}>
      {quickWords.map((word) => (
        <Button key={word} onClick={() => add(t(`quick.${word}`))}>
          {t(`quick.${word}`)}
        </Button>
      ))}
    </div>
  );
}
