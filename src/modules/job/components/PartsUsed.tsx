import { useController } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { Stepper } from '#ui/form/Stepper.tsx';
import type { CompleteValues } from './completeForm.ts';
import { PartStock } from './PartStock.tsx';

/** The parts used: initially those of the job; rows can be added and removed. */
export function PartsUsed() {
  const { t } = useTranslation('job');
  const { field } = useController<CompleteValues, 'parts'>({ name: 'parts' });
  return (
    <fieldset className="f wide">
      <legend className="flabel">{t('partsUsed')}</legend>
      <ul className="rows panel">
        {field.value.map((part, index) => (
          <li key={part._id}>
            <div className="li">
              <div className="t">
                <b>{part.name}</b>
                {part.partNo && <span>{part.partNo}</span>}
                <PartStock part={part} taking />
              </div>
              <Stepper
                label={part.name}
                value={part.quantity}
                onChange={(quantity) =>
                  field.onChange(field.value.map((each, at) => (at === index ? { ...each, quantity } : each)))
                }
              />
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
