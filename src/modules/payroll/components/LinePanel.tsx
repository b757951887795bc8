import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Payroll } from '../contract.ts';
import { PayLines } from './PayLines.tsx';
import styles from './payroll.module.css';

/** The chosen pay of a run, line by line, with what can be done with it. */
export function LinePanel({ pay }: { pay: Payroll }) {
  const { t } = useTranslation('payroll');
  const edit = useDialog(() => import('../EditForm.tsx'), { item: pay });
  const correct = useDialog(() => import('./CorrectDialog.tsx'), { pay });
  return (
    <Panel title={t('lineByLine', { name: pay.name })}>
      <PayLines pay={pay} mayWrite />
      <div className={styles.buttons}>
        {pay.lockedAt === null ? (
          <Button slim icon={<Icon name="edit" />} onClick={() => edit.open()}>
            {t('edit')}
          </Button>
        ) : (
          <Button slim icon={<Icon name="edit" />} onClick={() => correct.open()}>
            {t('correct')}
          </Button>
        )}
        <ButtonLink slim to="/app/employees/payroll/details/$id" params={{ id: pay._id }}>
          {t('open')}
        </ButtonLink>
      </div>
      {edit.element}
      {correct.element}
    </Panel>
  );
}
