import { useTranslation } from '#lib/useTranslation.ts';
import { type AnswerValue, differing } from '#modules/forms/rules/answers.ts';
import type { Line } from '#modules/forms/rules/line.ts';
import { useAnswerText } from '#modules/forms/useAnswerText.ts';
import { Button } from '#ui/Button.tsx';
import type { Fill } from '../contract.ts';
import styles from './ism.module.css';

type Props = {
  fill: Fill;
  line: Line;
  words: (text: string) => string;
  onKeep: (value: AnswerValue) => void;
};

/** Two people answered a line differently without knowing of each other: somebody chooses which holds. */
export function Differing({ fill, line, words, onKeep }: Props) {
  const { t } = useTranslation('ism');
  const say = useAnswerText();
  const answers = differing(fill.answers, line._id);
  if (answers.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question, not fields of a form
    <div className={styles.act} role="group" aria-label={t('whichHolds', { label: words(line.subname) })}>
      <div>
        <b>{t('whichHolds', { label: words(line.subname) })}</b>
      </div>
      {answers.map(({ _id, value, by }) => (
        <Button key={_id} onClick={() => onKeep(value)}>
          {`${say(line, value, words) || t('notAnswered')}, ${by}`}
        </Button>
      ))}
    </div>
  );
}
