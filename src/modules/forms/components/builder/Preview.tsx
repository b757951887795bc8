import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Values } from '../../rules/answers.ts';
import { formState } from '../../rules/engine.ts';
import type { Line, Translations } from '../../rules/line.ts';
import { useAround } from '../../useAround.ts';
import { useFormWords } from '../../useFormWords.ts';
import formStyles from '../form.module.css';
import { LineInput } from '../LineInput.tsx';

/** The form as the crew sees it, in the theme of who looks at it. It answers; nothing of it is kept. */
export function Preview({ lines, translations }: { lines: readonly Line[]; translations: Translations }) {
  const { t } = useTranslation('forms');
  const [values, setValues] = useState<Values>({});
  const words = useFormWords()(translations);
  const around = useAround();
  const { sections, stops, roles } = formState(lines, values);
  return (
    <Panel
      title={t('asTheCrewSeesIt')}
      action={
        <Button slim onClick={() => setValues({})}>
          {t('clear')}
        </Button>
      }
    >
      <div data-density="touch">
        {sections.map(({ line, states }) => (
          <section key={line?._id ?? 'first'}>
            {line && <h3 className={formStyles.heading}>{words(line.subname)}</h3>}
            <div className={formStyles.lines}>
              {states
                .filter(({ shown }) => shown)
                .map((state) => (
                  <div key={state.line._id} className="wide">
                    <LineInput
                      state={state}
                      words={words}
                      around={around}
                      onKeep={(value) => setValues((before) => ({ ...before, [state.line._id]: value }))}
                    />
                    {state.acts.map(({ act, index }) => (
                      <p key={index} className="small" role="status">
                        <Icon name="warning" size="s" /> {t(`act.${act.kind}`)}{' '}
                        {act.title && words(act.title)}
                      </p>
                    ))}
                  </div>
                ))}
            </div>
          </section>
        ))}
        {roles.length > 0 && (
          <p className="pad small">
            {[t('signatures'), ...roles.map(({ subname }) => words(subname))].join(' · ')}
          </p>
        )}
        <p className="pad small ink2">{stops.length > 0 ? t('wouldStop') : t('tryIt')}</p>
      </div>
    </Panel>
  );
}
