import { type ComponentProps, useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { DayBox as Box } from '#ui/form/DayBox.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import type { FalHead } from '../contract.ts';
import styles from './fal.module.css';

/** The field of a day brings all that forms have; the page stands without it. */
const DayBox = lazyPart<ComponentProps<typeof Box>>(
  async () => ({ default: (await import('#ui/form/DayBox.tsx')).DayBox }),
  <div className="in" />,
);

type Props = {
  head: FalHead;
  onChange: (fields: Partial<FalHead>) => void;
  /** The crew's form also asks for the other port, and which document to name. */
  identity?: boolean;
};

/** The facts of the port call, which the form needs in addition to the ship's. */
export function FalHeadForm({ head, onChange, identity = false }: Props) {
  const { t } = useTranslation('crewlist');
  const id = useId();
  const text = (name: 'port' | 'otherPort' | 'voyage', label: string) => (
    <div className="f">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <div className="in">
        <input
          id={`${id}-${name}`}
          maxLength={120}
          value={head[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      </div>
    </div>
  );
  return (
    <Panel title={t('head')} className={`no-print ${styles.head}`}>
      <div className={styles.fields}>
        <Segmented
          label={t('call')}
          showLabel
          value={head.call}
          onChange={(call) => onChange({ call })}
          options={(['arrival', 'departure'] as const).map((value) => ({ value, label: t(value) }))}
        />
        {text('port', t('port'))}
        <div className="f">
          <label htmlFor={`${id}-date`}>{t('date')}</label>
          <DayBox
            id={`${id}-date`}
            value={head.date ?? ''}
            onChange={(date) => onChange({ date: date || null })}
          />
        </div>
        {identity && text('otherPort', head.call === 'arrival' ? t('lastPort') : t('nextPort'))}
        {text('voyage', t('voyage'))}
        <Segmented
          label={t('who')}
          showLabel
          value={head.who}
          onChange={(who) => onChange({ who })}
          options={(['aboard', 'all'] as const).map((value) => ({ value, label: t(value) }))}
        />
        {identity && (
          <Segmented
            label={t('identity')}
            showLabel
            value={head.identity}
            onChange={(next) => onChange({ identity: next })}
            options={(['passport', 'seamansBook'] as const).map((value) => ({ value, label: t(value) }))}
          />
        )}
      </div>
    </Panel>
  );
}
