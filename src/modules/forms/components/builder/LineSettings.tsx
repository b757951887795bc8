import { useTranslation } from '#lib/useTranslation.ts';
import { Choice } from '#ui/form/Choice.tsx';
import type { Subform } from '../../contract.ts';
import { useUpdateSubform } from '../../queries.ts';
import { itemTypes, type LineOptions, signerKinds } from '../../rules/line.ts';
import formStyles from '../form.module.css';
import { TextLine } from '../inputs/TextLine.tsx';
import { ActsEditor } from './ActsEditor.tsx';
import { ConditionsEditor } from './ConditionsEditor.tsx';
import { FigureBox } from './FigureBox.tsx';
import { FormulaBox } from './FormulaBox.tsx';

type Props = {
  line: Subform;
  /** The lines above, on which it can depend. */
  above: readonly Subform[];
  numbers: ReadonlyMap<string, string>;
};

const listOf = (text: string) =>
  text
    .split('\n')
    .map((each) => each.trim().slice(0, 160))
    .filter(Boolean);

/** What one line of a form asks, when it is shown, and what its answers lead to. Each change is kept at once. */
export function LineSettings({ line, above, numbers }: Props) {
  const { t } = useTranslation('forms');
  const { mutate: update } = useUpdateSubform();
  const { _id, itemType, options } = line;
  const set = (change: Partial<LineOptions>) => update({ _id, options: { ...options, ...change } });
  const asks = !['section', 'textBlock', 'signature'].includes(itemType);
  const text = (name: 'help' | 'unit', label: string) => (
    <TextLine
      label={label}
      required={false}
      value={options[name]}
      onKeep={(value) => set({ [name]: typeof value === 'string' ? value : '' })}
    />
  );
  const list = (name: 'choices' | 'columns' | 'readings', label: string, help: string) => (
    <TextLine
      long
      label={label}
      help={help}
      required={false}
      value={options[name].join('\n')}
      onKeep={(value) => set({ [name]: listOf(typeof value === 'string' ? value : '') })}
    />
  );
  return (
    <div className={formStyles.settings}>
      <div className="form-grid">
        <TextLine
          label={t('field.subname')}
          required
          value={line.subname}
          onKeep={(value) => typeof value === 'string' && update({ _id, subname: value })}
        />
        <Choice
          label={t('field.itemType')}
          value={itemType}
          options={itemTypes.map((type) => ({ value: type, label: t(`itemType.${type}`) }))}
          onChange={(value) => {
            const type = itemTypes.find((each) => each === value);
            if (type) update({ _id, itemType: type });
          }}
        />
        {(itemType === 'number' || itemType === 'calculated') && (
          <>
            {text('unit', t('unit'))}
            <FigureBox label={t('lowest')} value={options.min} onKeep={(min) => set({ min })} />
            <FigureBox label={t('highest')} value={options.max} onKeep={(max) => set({ max })} />
            <FigureBox
              label={t('decimals')}
              value={options.decimals}
              onKeep={(value) => set({ decimals: Math.min(6, Math.max(0, Math.round(value ?? 0))) })}
            />
          </>
        )}
        {itemType === 'number' && list('readings', t('readings'), t('readingsHelp'))}
        {(itemType === 'choice' || itemType === 'choices') && list('choices', t('choices'), t('onePerLine'))}
        {itemType === 'table' && list('columns', t('columns'), t('onePerLine'))}
        {itemType === 'calculated' && (
          <FormulaBox
            value={options.formula}
            above={above}
            numbers={numbers}
            onKeep={(formula) => set({ formula })}
          />
        )}
        {itemType === 'signature' && (
          <Choice
            label={t('whoSigns')}
            value={options.signer}
            options={signerKinds.map((kind) => ({ value: kind, label: t(`signer.${kind}`) }))}
            onChange={(value) => set({ signer: value === 'master' ? 'master' : 'any' })}
          />
        )}
        {asks && text('help', t('help'))}
      </div>
      {asks && itemType !== 'calculated' && (
        <label className="row">
          <input
            type="checkbox"
            className="cb"
            checked={options.required}
            onChange={(event) => set({ required: event.target.checked })}
          />
          {t('required')}
        </label>
      )}
      {itemType === 'section' && (
        <label className="row">
          <input
            type="checkbox"
            className="cb"
            checked={options.closing}
            onChange={(event) => set({ closing: event.target.checked })}
          />
          <span>
            {t('closing')} <span className="small ink2">{t('closingHelp')}</span>
          </span>
        </label>
      )}
      <label className="row">
        <input
          type="checkbox"
          className="cb"
          checked={line.status === 'off'}
          onChange={(event) => update({ _id, status: event.target.checked ? 'off' : 'on' })}
        />
        {t('leaveOut')}
      </label>
      <ConditionsEditor
        conditions={options.showIf}
        above={above}
        numbers={numbers}
        onChange={(showIf) => set({ showIf })}
      />
      {asks && <ActsEditor line={line} onChange={(acts) => set({ acts })} />}
    </div>
  );
}
