import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { useExceptions } from '../queries.ts';
import styles from './rest.module.css';

type Props = {
  mayWrite: boolean;
  nameOf: (userID: string) => string;
};

const none: readonly never[] = [];

/** The ledger of exceptions that STCW allows, newest first. */
export function ExceptionsPanel({ mayWrite, nameOf }: Props) {
  const { t } = useTranslation('hoursofrest');
  const format = useFormat();
  const { data: exceptions = none } = useExceptions();
  const edit = useDialog(() => import('../EditForm.tsx'));
  return (
    <Panel
      title={t('exceptions')}
      count={exceptions.length}
      action={
        mayWrite && (
          <Button variant="link" onClick={() => edit.open()}>
            {t('addException')}
          </Button>
        )
      }
    >
      {exceptions.length === 0 ? (
        <p className="pad small ink2">{t('noExceptions')}</p>
      ) : (
        <ul className={styles.missingList}>
          {exceptions.map((item) => (
            <li key={item._id}>
              <div>
                <b>{t(`kind.${item.kind}`)}</b>
                <span className="small ink2">
                  {t('fromTo', { from: format.shortDay(item.from), to: format.shortDay(item.to) })} ·{' '}
                  {item.userID ? nameOf(item.userID) : t('everybody')}
                </span>
                {item.reason && <span className="small ink2">{item.reason}</span>}
              </div>
              {mayWrite && (
                <Button slim onClick={() => edit.open({ item })}>
                  {t('edit')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {edit.element}
    </Panel>
  );
}
