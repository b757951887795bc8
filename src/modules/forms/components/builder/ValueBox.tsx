import { useTranslation } from '#lib/useTranslation.ts';
import { Choice } from '#ui/form/Choice.tsx';
import type { Subform } from '../../contract.ts';
import type { Condition } from '../../rules/line.ts';
import { TextLine } from '../inputs/TextLine.tsx';

type Props = {
  compared: Omit<Condition, 'item'>;
  /** The line whose answer is compared. */
  of: Subform | undefined;
  onKeep: (value: string) => void;
};

/** What an answer is compared with: one of the answers to choose from, or a figure or word. */
export function ValueBox({ compared: { is, value }, of, onKeep }: Props) {
  const { t } = useTranslation('forms');
  if (is === 'fails' || is === 'filled') return null;
  const choices = of?.options.choices ?? [];
  if (choices.length > 0 && (is === 'is' || is === 'isNot'))
    return (
      <Choice
        label={t('answer')}
        value={value}
        options={[{ value: '', label: '–' }, ...choices.map((each) => ({ value: each, label: each }))]}
        onChange={onKeep}
      />
    );
  return (
    <TextLine
      label={t('answer')}
      required={false}
      value={value}
      onKeep={(text) => onKeep(typeof text === 'string' ? text.slice(0, 200) : '')}
    />
  );
}
