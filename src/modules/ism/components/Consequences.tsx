import { useTranslation } from '#lib/useTranslation.ts';
import type { LineState } from '#modules/forms/rules/engine.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { actLink } from '../actLink.ts';
import type { Fill } from '../contract.ts';
import { useActNow } from '../queries.ts';
import styles from './ism.module.css';

type Props = { fill: Fill; state: LineState; words: (text: string) => string; answer: string };

/** What an answer leads to, below it: that it stops the form, and what it opens, at once or when it is submitted. */
export function Consequences({ fill, state: { line, acts, fails }, words, answer }: Props) {
  const { t } = useTranslation('ism');
  const { mutateAsync: act } = useActNow();
  if (acts.length === 0) return null;
  const stops = acts.some((each) => each.act.kind === 'stop');
  const label = words(line.subname);
  return (
    <div className={styles.act} role="alert">
      <Icon name={stops ? 'error' : 'warning'} />
      <div>
        <b>
          {fails ? t('outsideLimits', { label, answer }) : `${label}: ${answer}`} {stops && t('stopsForm')}
        </b>
        {acts
          .filter((each) => each.act.kind !== 'stop')
          .map(({ act: { kind, title }, index }) => (
            <p key={index} className="small ink2">
              {t(`acts.${kind}`)}
              {title && `: ${words(title).replaceAll('{answer}', answer)}`}
            </p>
          ))}
      </div>
      {acts
        .filter((each) => each.act.kind !== 'stop')
        .map(({ act: { kind }, index }) => {
          const opened = fill.acts.find((each) => each.item === line._id && each.index === index);
          const link = opened && actLink(opened);
          if (opened)
            return link ? (
              <AppLink key={index} {...link}>
                {t(`opened.${kind}`)}
              </AppLink>
            ) : (
              <span key={index} className="small">
                {t(`opened.${kind}`)}
              </span>
            );
          return (
            <Button
              key={index}
              icon={<Icon name={kind === 'job' ? 'wrench' : 'send'} />}
              onClick={() => act({ id: fill._id, item: line._id, index })}
            >
              {t(`openNow.${kind}`)}
            </Button>
          );
        })}
    </div>
  );
}
