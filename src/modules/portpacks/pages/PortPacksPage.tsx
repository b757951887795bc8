import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useDocuments } from '#modules/documents/queries.ts';
import { useShipCertificates } from '#modules/shipcertificates/queries.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useDialog } from '#ui/useDialog.tsx';
import styles from '../components/portpacks.module.css';
import { type PackPart, type PortPack, portpacks } from '../contract.ts';
import { useBuildPack, useDeletePortPack, usePortPacks } from '../queries.ts';

/** Port-entry packs: for each port what its bundle has, and the button that builds it. */
export function PortPacksPage() {
  const { t } = useTranslation(['portpacks', 'nav']);
  const mayWrite = can(useUser(), portpacks.access.write);
  const query = usePortPacks();
  const others = [useDocuments(), useShipCertificates()];
  const edit = useDialog(() => import('../EditForm.tsx'));
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('facts', { count: query.data?.length ?? 0 })}
        crumbs={[{ label: t('nav:vesselDocs'), to: '/app/vesseldocs' }]}
        primary={
          mayWrite && (
            <Button variant="primary" icon={<Icon name="add" />} onClick={() => edit.open({})}>
              {t('new')}
            </Button>
          )
        }
      />
      <Loaded
        query={query}
        ready={others.every(({ isLoading }) => !isLoading)}
        failed={t('loadFailed')}
        framed
        rows={8}
        none={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
      >
        {(packs) => (
          <div className={styles.packs}>
            {packs.map((pack) => (
              <Pack key={pack._id} pack={pack} mayWrite={mayWrite} onEdit={() => edit.open({ item: pack })} />
            ))}
          </div>
        )}
      </Loaded>
      {edit.element}
    </>
  );
}

function Pack({ pack, mayWrite, onEdit }: { pack: PortPack; mayWrite: boolean; onEdit: () => void }) {
  const { t } = useTranslation('portpacks');
  const { today } = useFormat();
  const { data: papers = [] } = useDocuments();
  const { data: certificates = [] } = useShipCertificates();
  const { mutateAsync: build } = useBuildPack();
  const { mutateAsync: remove } = useDeletePortPack();
  const call = useDialog(() => import('../components/BuildDialog.tsx'), { pack });
  const ask = useAskDelete();
  const nameOf = ({ kind, ref }: PackPart): string => {
    const list: readonly { _id: string; name: string }[] =
      kind === 'certificate' ? certificates : kind === 'document' ? papers : [];
    if (kind !== 'certificate' && kind !== 'document') return t(`part.${kind}`);
    return list.find(({ _id }) => _id === ref)?.name ?? t('missing');
  };
  return (
    <Panel
      title={pack.port}
      count={pack.parts.length}
      action={
        mayWrite && (
          <span className="row">
            <IconButton
              icon={<Icon name="edit" />}
              label={t('editOf', { port: pack.port })}
              onClick={onEdit}
            />
            <IconButton
              icon={<Icon name="trash" />}
              label={t('deleteOf', { port: pack.port })}
              onClick={() => ask({ name: pack.port, remove: () => remove(pack._id) })}
            />
          </span>
        )
      }
    >
      <ol className={styles.parts}>
        {pack.parts.map((part) => (
          <li key={part._id}>{nameOf(part)}</li>
        ))}
      </ol>
      {pack.note && <p className={`small ink2 ${styles.note}`}>{pack.note}</p>}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          icon={<Icon name="pdf" />}
          aria-label={t('buildOf', { port: pack.port })}
          onClick={() =>
            build({
              id: pack._id,
              call: { call: 'arrival', date: today, otherPort: '', voyage: '' },
            }).catch(() => undefined)
          }
        >
          {t('build')}
        </Button>
        <Button onClick={() => call.open({})}>{t('withCall')}</Button>
      </div>
      {call.element}
    </Panel>
  );
}
