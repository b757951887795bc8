import { sameValue } from '#lib/sameValue.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { FormVersion } from '#modules/forms/contract.ts';
import type { Values } from '#modules/forms/rules/answers.ts';
import { formState } from '#modules/forms/rules/engine.ts';
import { useAnswerText } from '#modules/forms/useAnswerText.ts';
import { useFormWords } from '#modules/forms/useFormWords.ts';
import { Panel } from '#ui/Panel.tsx';
import styles from './ism.module.css';
import { PhotoAnswer } from './PhotoAnswer.tsx';

type Props = {
  fillID: string;
  version: FormVersion;
  values: Values;
  /** Values to compare with: what differs is shown with both. */
  before?: Values | undefined;
};

/** A filled form to read, on the version that it was filled on. */
export function FilledView({ fillID, version, values, before }: Props) {
  const { t } = useTranslation('ism');
  const words = useFormWords()(version.translations);
  const say = useAnswerText();
  const { sections } = formState(version.lines, values);
  const old =
    before && new Map(formState(version.lines, before).states.map((state) => [state.line._id, state]));
  return (
    <>
      {sections.map(({ line, states }) => {
        const shown = states.filter((state) => state.shown);
        if (shown.length === 0) return null;
        return (
          <Panel key={line?._id ?? 'first'} title={line ? words(line.subname) : t('answers')}>
            <dl className={styles.answers}>
              {shown.map((state) => {
                const { line: each, value, fails } = state;
                const was = old?.get(each._id)?.value;
                const changed = old && !sameValue(was ?? null, value ?? null);
                if (each.itemType === 'textBlock')
                  return (
                    <div key={each._id}>
                      <dt className="ink2">{words(each.subname)}</dt>
                    </div>
                  );
                return (
                  <div key={each._id}>
                    <dt>{words(each.subname)}</dt>
                    <dd className={fails ? styles.fails : ''}>
                      {changed && (
                        <div className={styles.was}>{say(each, was, words) || t('notAnswered')}</div>
                      )}
                      {each.itemType === 'photo' ? (
                        <PhotoAnswer fillID={fillID} value={value} />
                      ) : (
                        say(each, value, words) || <span className="ink3">{t('notAnswered')}</span>
                      )}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </Panel>
        );
      })}
    </>
  );
}
