import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { LinkTarget } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Import } from '../contract.ts';
import styles from '../imports.module.css';
import { useAskUndo } from '../useAskUndo.ts';

type Props = {
  done: Import;
  list: LinkTarget & { label: string };
  /** Shows the list, if it is the page below. */
  onShow: (() => void) | undefined;
  onAgain: () => void;
};

/** Step 4: the result, a link to it, and undo. */
export function DoneStep({ done, list, onShow, onAgain }: Props) {
  const { t } = useTranslation('imports');
  const [undone, setUndone] = useState(false);
  const askUndo = useAskUndo();
  const { label, ...target } = list;
  return (
    <section className="panel" aria-label={t('step.done')}>
      <div role="status">
        <EmptyState
          icon={<Icon name={undone ? 'refresh' : 'check'} size="xl" />}
          title={undone ? t('undone') : t('done', { created: done.created, updated: done.updated })}
          hint={done.fileName}
        />
      </div>
      <div className={`row wrap ${styles.actions}`}>
        {onShow ? (
          <Button variant="primary" onClick={onShow}>
            {label}
          </Button>
        ) : (
          <ButtonLink variant="primary" {...target}>
            {label}
          </ButtonLink>
        )}
        {!undone && <Button onClick={() => askUndo(done, () => setUndone(true))}>{t('undo')}</Button>}
        <Button variant="quiet" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </section>
  );
}
