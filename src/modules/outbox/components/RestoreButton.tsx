import type { Operation } from '#lib/outbox/operation.ts';
import { useOutbox } from '#lib/outbox/useOutbox.ts';
import { entityOf } from '#lib/registry.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { isRestoreFor } from '#modules/deleted/queries.ts';
import { Button } from '#ui/Button.tsx';
import { useOutboxActions } from '../queries.ts';

type Props = { operation: Operation; resource: string; id: string };

/** Restores the deleted item that a change is about, and sends the change again; for those who may delete it. */
export function RestoreButton({ operation, resource, id }: Props) {
  const { t } = useTranslation('outbox');
  const { restore } = useOutboxActions();
  const { waiting } = useOutbox();
  const user = useMaybeUser();
  const entity = entityOf(resource);
  if (!entity || !can(user, entity.resource.access.write)) return null;
  return (
    <Button
      variant="primary"
      disabled={waiting.some(({ variables }) => isRestoreFor(variables, operation))}
      onClick={() => restore(operation, resource, id)}
    >
      {t('restoreIt')}
    </Button>
  );
}
