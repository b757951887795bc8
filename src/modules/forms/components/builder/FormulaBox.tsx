import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import type { Subform } from '../../contract.ts';
import formStyles from '../form.module.css';
import { TextLine } from '../inputs/TextLine.tsx';

type Props = {
  value: string;
  above: readonly Subform[];
  numbers: ReadonlyMap<string, string>;
  onKeep: (formula: string) => void;
};

/** A formula, written with the numbers of the lines above: {3.4} * 2. It is kept with their ids. */
export function FormulaBox({ value, above, numbers, onKeep }: Props) {
  const { t } = useTranslation('forms');
  const figures = above.filter(({ itemType }) => ['number', 'choice', 'calculated'].includes(itemType));
  const shown = value.replace(/\{([^}]*)\}/g, (whole, id: string) =>
    numbers.has(id) ? `{${numbers.get(id)}}` : whole,
  );
  const byNumber = new Map([...numbers].map(([id, number]) => [number, id]));
  const keep = (text: string) =>
    onKeep(
      text.replace(/\{([^}]*)\}/g, (whole, number: string) =>
        byNumber.has(number.trim()) ? `{${byNumber.get(number.trim())}}` : whole,
      ),
    );
  return (
    <div className="wide">
      <TextLine
        label={t('formula')}
        help={t('formulaHelp')}
        required={false}
        value={shown}
        onKeep={(text) => keep(typeof text === 'string' ? text : '')}
      />
      <div className={formStyles.chips}>
        {figures.map(({ _id, subname }) => (
          <Button key={_id} slim onClick={() => onKeep(`${value} {${_id}}`.trim())}>
            {`${numbers.get(_id)} ${subname}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
