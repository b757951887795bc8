import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { AnswerValue } from '../rules/answers.ts';
import type { LineState } from '../rules/engine.ts';
import { ChoiceLine } from './inputs/ChoiceLine.tsx';
import { MomentLine, PositionLine } from './inputs/MomentLine.tsx';
import { NumberLine } from './inputs/NumberLine.tsx';
import { CrewLine, MachineLine } from './inputs/PickLine.tsx';
import { TableLine } from './inputs/TableLine.tsx';
import { TextLine } from './inputs/TextLine.tsx';

type Option = { value: string; label: string };

/** People and machines to choose from. */
export type Around = { people: readonly Option[]; machines: readonly Option[] };

type Props = {
  state: LineState;
  /** The words of the form in the reader's language. */
  words: (text: string) => string;
  around: Around;
  onKeep: (value: AnswerValue) => void;
  disabled?: boolean;
  /** Photos of this line and how to add one; a form that is tried has none. */
  photos?: ReactNode;
};

/** What a line of a form asks, as the person who fills it sees it. */
export function LineInput({ state: { line, value, fails }, words, around, onKeep, disabled, photos }: Props) {
  const { t } = useTranslation('forms');
  const { number } = useFormat();
  const { itemType, options } = line;
  const label = words(line.subname);
  const given = {
    ...{ label, value, onKeep, required: options.required },
    ...(options.help ? { help: words(options.help) } : {}),
    ...(disabled === undefined ? {} : { disabled }),
  };
  const choices = options.choices.map((choice) => ({ value: choice, label: words(choice) }));
  switch (itemType) {
    case 'textBlock':
      return <p className="wide ink2">{label}</p>;
    case 'text':
      return <TextLine {...given} />;
    case 'longText':
      return <TextLine {...given} long />;
    case 'number':
      return <NumberLine {...given} line={line} words={words} />;
    case 'date':
      return <MomentLine {...given} />;
    case 'time':
      return <MomentLine {...given} time />;
    case 'position':
      return <PositionLine {...given} />;
    case 'choice':
      return <ChoiceLine {...given} options={choices} />;
    case 'choices':
      return <ChoiceLine {...given} options={choices} many />;
    case 'table':
      return <TableLine {...given} columns={options.columns.map(words)} />;
    case 'crew':
      return <CrewLine {...given} options={around.people} />;
    case 'equipment':
      return <MachineLine {...given} options={around.machines} />;
    case 'photo':
      return (
        <div className="f wide">
          <span className="flabel">
            {label}
            {options.required && <span className="req"> *</span>}
          </span>
          {photos ?? <span className="help">{t('photosLater')}</span>}
        </div>
      );
    case 'calculated':
      return (
        <div className="f">
          <span className="flabel">{label}</span>
          <output>
            <b>{typeof value === 'number' ? `${number(value, options.decimals)} ${options.unit}` : '–'}</b>{' '}
            {fails && <StateChip state="overdue">{t('outside')}</StateChip>}
          </output>
        </div>
      );
    case 'section':
    case 'signature':
      return null;
  }
}
