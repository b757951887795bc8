import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/form/Choice.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { Subform } from '../../contract.ts';
import { type Act, actKinds, comparisons } from '../../rules/line.ts';
import { useAround } from '../../useAround.ts';
import formStyles from '../form.module.css';
import { TextLine } from '../inputs/TextLine.tsx';
import { ValueBox } from './ValueBox.tsx';

const priorities = ['low', 'normal', 'high', 'urgent'] as const;

type Props = { line: Subform; onChange: (acts: Act[]) => void };

/** What answers lead to: a sentence each. */
export function ActsEditor({ line, onChange }: Props) {
  const { t } = useTranslation(['forms', 'ui']);
  const { people } = useAround();
  const { acts } = line.options;
  const set = (at: number, change: Partial<Act>) =>
    onChange(acts.map((each, index) => (index === at ? { ...each, ...change } : each)));
  const measured = line.itemType === 'number' || line.itemType === 'calculated';
  return (
    <section aria-label={t('consequences')}>
      <h3 className="small">{t('consequences')}</h3>
      {acts.map((act, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: consequences have no identity but their place
        <div key={at} className={formStyles.sentence}>
          <Choice
            label={t('comparison')}
            value={act.is}
            options={comparisons.map((value) => ({ value, label: t(`is.${value}`) }))}
            onChange={(value) => {
              const is = comparisons.find((each) => each === value);
              if (is) set(at, { is });
            }}
          />
          <ValueBox compared={act} of={line} onKeep={(value) => set(at, { value })} />
          <Choice
            label={t('follows')}
            value={act.kind}
            options={actKinds.map((value) => ({ value, label: t(`act.${value}`) }))}
            onChange={(value) => {
              const kind = actKinds.find((each) => each === value);
              if (kind) set(at, { kind });
            }}
          />
          {act.kind !== 'stop' && (
            <TextLine
              label={t('actTitle')}
              help={t('actTitleHelp')}
              required={false}
              value={act.title}
              onKeep={(value) => set(at, { title: typeof value === 'string' ? value.slice(0, 160) : '' })}
            />
          )}
          {act.kind === 'job' && (
            <>
              <TextLine
                label={t('department')}
                required={false}
                value={act.department}
                onKeep={(value) =>
                  set(at, { department: typeof value === 'string' ? value.slice(0, 60) : '' })
                }
              />
              <Choice
                label={t('priority')}
                value={act.priority}
                options={priorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
                onChange={(value) => {
                  const priority = priorities.find((each) => each === value);
                  if (priority) set(at, { priority });
                }}
              />
            </>
          )}
          {act.kind === 'notice' && (
            <Choice
              label={t('toWhom')}
              value={act.userID}
              options={[{ value: '', label: t('signer.master') }, ...people]}
              onChange={(userID) => set(at, { userID })}
            />
          )}
          <IconButton
            label={t('ui:removeOf', { name: t('consequences') })}
            icon={<Icon name="trash" />}
            onClick={() => onChange(acts.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {acts.length < 6 && (
        <Button
          slim
          icon={<Icon name="plus" />}
          onClick={() =>
            onChange([
              ...acts,
              {
                ...{ is: measured ? 'fails' : 'is', value: '', kind: 'job', title: '', department: '' },
                ...{ priority: 'normal', userID: '' },
              },
            ])
          }
        >
          {t('addConsequence')}
        </Button>
      )}
    </section>
  );
}
