import { type ReactNode, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import formStyles from '#modules/forms/components/form.module.css';
import { LineInput } from '#modules/forms/components/LineInput.tsx';
import type { FormVersion } from '#modules/forms/contract.ts';
import { progressOf } from '#modules/forms/rules/engine.ts';
import { useAnswerText } from '#modules/forms/useAnswerText.ts';
import { useAround } from '#modules/forms/useAround.ts';
import { useFormWords } from '#modules/forms/useFormWords.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Fill } from '../contract.ts';
import { useSubmitFill } from '../queries.ts';
import { against, inPart, isComplete, type Part, stateOfFill } from '../rules/state.ts';
import { useKeepAnswer } from '../useFilling.ts';
import { Consequences } from './Consequences.tsx';
import { Differing } from './Differing.tsx';
import styles from './ism.module.css';
import { PhotoAnswer } from './PhotoAnswer.tsx';
import { Signers } from './Signers.tsx';

type Props = {
  fill: Fill;
  version: FormVersion;
  part?: Part;
  /** What stands below the form. */
  children?: ReactNode;
};

/** A form in hand, or its close-out: sections, the one that is open, who signs, and what stands against it. */
export function FillForm({ fill, version, part = 'first', children }: Props) {
  const { t } = useTranslation('ism');
  const words = useFormWords()(version.translations);
  const around = useAround();
  const say = useAnswerText();
  const keep = useKeepAnswer(fill, version);
  const user = useUser();
  const { mutateAsync: submit } = useSubmitFill();
  const [at, setAt] = useState(0);
  const state = stateOfFill(version, fill);
  const isIn = inPart(version, part);
  const sections = state.sections.filter(({ line, states }) => isIn((line ?? states[0]?.line)?._id ?? ''));
  const { stops, missing, undecided: twice } = against(version, fill, part);
  const complete = isComplete(version, fill, part);
  const index = Math.min(at, sections.length - 1);
  const open = sections[index];
  const totals = sections.map(progressOf);
  const sum = (key: 'answered' | 'of') => totals.reduce((all, each) => all + each[key], 0);
  const titleOf = (place: number) => {
    const line = sections[place]?.line;
    return line ? words(line.subname) : t('answers');
  };
  const goTo = (place: number) => {
    setAt(place);
    document.querySelector('main')?.scrollTo({ top: 0 });
  };
  const next = index + 1 < sections.length;
  const openLine = missing[0]?.line ?? twice[0];
  return (
    <>
      <div className={styles.filling}>
        <Panel title={t('sections')} count={t('answeredOf', { done: sum('answered'), count: sum('of') })}>
          <div className={styles.sections}>
            {sections.map(({ line }, place) => {
              const total = totals[place] ?? { answered: 0, of: 0 };
              const full = total.answered === total.of;
              return (
                <button
                  key={line?._id ?? 'first'}
                  type="button"
                  aria-current={place === index ? 'step' : undefined}
                  className={place === index ? styles.open : ''}
                  onClick={() => goTo(place)}
                >
                  <span className={full ? `${styles.ring} ${styles.complete}` : styles.ring}>
                    {full ? <Icon name="check" size="s" /> : place + 1}
                  </span>
                  <b>{titleOf(place)}</b>
                  <span className="small">{t('answeredOf', { done: total.answered, count: total.of })}</span>
                </button>
              );
            })}
          </div>
        </Panel>
        {open && (
          <div className={styles.asked}>
            <Panel title={`${index + 1} ${titleOf(index)}`}>
              <div className={formStyles.lines}>
                {open.states.map((each) => {
                  if (!each.shown) return null;
                  const { line, value } = each;
                  const onKeep = (given: typeof value) => keep(line._id, given ?? null);
                  return (
                    <div
                      key={line._id}
                      className={`stack ${isWide(line.itemType, line.options.readings) ? 'wide' : ''}`}
                    >
                      <LineInput
                        state={each}
                        words={words}
                        around={around}
                        onKeep={onKeep}
                        photos={<PhotoAnswer fillID={fill._id} value={value} onKeep={onKeep} />}
                      />
                      <Differing fill={fill} line={line} words={words} onKeep={onKeep} />
                      <Consequences fill={fill} state={each} words={words} answer={say(line, value, words)} />
                    </div>
                  );
                })}
              </div>
            </Panel>
          </div>
        )}
        <Signers fill={fill} version={version} />
      </div>
      {children}
      <div className={styles.bar}>
        {index > 0 && (
          <Button big icon={<Icon name="left" />} onClick={() => goTo(index - 1)}>
            {titleOf(index - 1)}
          </Button>
        )}
        {stops.length > 0 && (
          <span className={styles.stop}>
            <Icon name="error" size="s" /> {t('stopCount', { count: stops.length })}
          </span>
        )}
        <span className="sp" />
        {next && (
          <Button big variant={complete ? undefined : 'primary'} onClick={() => goTo(index + 1)}>
            {t('nextSection', { title: titleOf(index + 1) })}
          </Button>
        )}
        {complete && part === 'first' && (
          <Button
            big
            variant="primary"
            icon={<Icon name="send" />}
            onClick={() =>
              submit({ id: fill._id, by: [user.firstName, user.lastName].filter(Boolean).join(' ') })
            }
          >
            {state.roles.length > 0 ? t('submitToSign') : t('submitToArchive')}
          </Button>
        )}
        {!complete && !next && openLine && (
          <Button
            big
            onClick={() =>
              goTo(sections.findIndex(({ states }) => states.some(({ line }) => line._id === openLine._id)))
            }
          >
            {t('openLine', { label: words(openLine.subname) })}
          </Button>
        )}
      </div>
    </>
  );
}

const isWide = (itemType: string, readings: readonly string[]) =>
  ['longText', 'table', 'photo', 'choice', 'choices', 'textBlock', 'text'].includes(itemType) ||
  readings.length > 0;
