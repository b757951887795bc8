import { useId, useState } from 'react';
import { nowIso } from '#lib/clock.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { CheckItem, ChecklistRun, Result } from '../contract.ts';
import { useMarkItem } from '../queries.ts';
import { differs } from '../rules/marks.ts';
import styles from './checklist.module.css';

type Props = {
  run: ChecklistRun;
  item: CheckItem;
  number: number;
  onDone: () => void;
  onBack: () => void;
};

/** The item in hand, with its three answers in the reach of a thumb. A failed one needs a word and can open a job. */
export function ItemInHand({ run, item, number, onDone, onBack }: Props) {
  const { t } = useTranslation('checklists');
  const id = useId();
  const user = useUser();
  const { mutate } = useMarkItem();
  const [failing, setFailing] = useState(false);
  const [word, setWord] = useState('');
  const [withJob, setWithJob] = useState(true);
  const [asked, setAsked] = useState(false);
  const there = run.marks[item._id] ?? [];
  const by = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const mark = (result: Result) => {
    const said = result === 'fail' ? word.trim() : '';
    mutate({
      ...{ id: run._id, by, byID: user._id },
      mark: {
        ...{ _id: newId(), item: item._id, result, word: said, at: nowIso() },
        ...{ replaces: there.map(({ _id }) => _id), jobID: result === 'fail' && withJob ? newId() : '' },
      },
    });
    onDone();
  };
  const fail = () => {
    if (word.trim() === '') return setAsked(true);
    mark('fail');
  };
  return (
    <section className={failing ? `${styles.hand} ${styles.handFails}` : styles.hand} aria-label={item.text}>
      <span className="small ink2">
        {number} {item.section}
      </span>
      <h2>{item.text}</h2>
      {differs(run.marks, item._id) && (
        <p role="status">
          {there
            .map((each) => `${each.by}: ${t(`result.${each.result}`)}${each.word ? `, ${each.word}` : ''}`)
            .join(' · ')}
        </p>
      )}
      <div className={styles.three}>
        <Button icon={<Icon name="check" />} onClick={() => mark('ok')}>
          {t('result.ok')}
        </Button>
        <Button
          className={failing ? (styles.failing ?? '') : ''}
          aria-pressed={failing}
          icon={<Icon name="close" />}
          onClick={() => setFailing(!failing)}
        >
          {t('result.fail')}
        </Button>
        <Button icon={<Icon name="minus" />} onClick={() => mark('skip')}>
          {t('result.skip')}
        </Button>
      </div>
      {failing && (
        <div className="stack">
          <div className="f">
            <label htmlFor={id}>{t('whatIsWrong')}</label>
            <div className={asked && word.trim() === '' ? 'in err' : 'in'}>
              <input
                id={id}
                type="text"
                autoComplete="off"
                maxLength={500}
                value={word}
                aria-invalid={asked && word.trim() === '' ? true : undefined}
                onChange={(event) => setWord(event.target.value)}
              />
            </div>
          </div>
          {item.words.length > 0 && (
            <div className={styles.words}>
              {item.words.map((each) => (
                <Button key={each} onClick={() => setWord(word ? `${word}, ${each}` : each)}>
                  {each}
                </Button>
              ))}
            </div>
          )}
          <span className="sw-row">
            <label className="sp" htmlFor={`${id}-job`}>
              {t('openJob')}
            </label>
            <input
              id={`${id}-job`}
              type="checkbox"
              role="switch"
              className="sw"
              checked={withJob}
              aria-checked={withJob}
              onChange={(event) => setWithJob(event.target.checked)}
            />
          </span>
          <div className={styles.bar}>
            <IconButton label={t('back')} icon={<Icon name="arrowUp" />} onClick={onBack} />
            <Button variant="primary" big onClick={fail}>
              {withJob ? t('openJobAndGoOn') : t('goOn')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
