import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { shipcertificates } from '../contract.ts';
import { useVesselNeeds } from '../useVesselNeeds.ts';

/** What the vessel needs and has not: each is entered from its template. */
export function LackingPanel() {
  const { t } = useTranslation('shipcertificates');
  const mayWrite = can(useUser(), shipcertificates.access.write);
  const { lacking, nameOf } = useVesselNeeds();
  const create = useDialog(() => import('../EditForm.tsx'));
  return (
    <Panel
      title={t('lacking.title')}
      count={lacking.length}
      action={
        <ButtonLink to="/app/vesseldocs/certificateneeds" icon={<Icon name="settings" />}>
          {t('needs.title')}
        </ButtonLink>
      }
    >
      {lacking.length === 0 ? (
        <EmptyState title={t('lacking.none')} />
      ) : (
        <ul className="rows">
          {lacking.map((need) => (
            <li key={need.id}>
              <ListRow
                title={nameOf(need)}
                second={t(`group.${need.group}`)}
                end={
                  mayWrite && (
                    <Button
                      aria-label={t('lacking.enterOf', { name: nameOf(need) })}
                      onClick={() => create.open({ need })}
                    >
                      {t('lacking.enter')}
                    </Button>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {create.element}
    </Panel>
  );
}
