import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { AccessPanel } from '../components/proof/AccessPanel.tsx';
import { InspectionsPanel } from '../components/proof/InspectionsPanel.tsx';
import { PapersPanel } from '../components/proof/PapersPanel.tsx';
import { SealsPanel } from '../components/proof/SealsPanel.tsx';
import { useInspections, useLogAccess } from '../queries/inspection.ts';
import { useDailySeals, useSealRule } from '../queries/seals.ts';
import { useSigners, useVolumes } from '../queries.ts';

/** What proves the books to others: links for inspectors, and the record of who looked. */
export function LogProofPage() {
  const { t } = useTranslation(['logproof', 'logbooks']);
  const user = useUser();
  const volumes = useVolumes();
  const others = [useSigners(), useInspections(), useDailySeals(), useSealRule(), useLogAccess()] as const;
  const [{ data: signers = [] }] = others;
  const isMaster =
    user.superadmin ||
    user.role === 'management' ||
    signers.some(({ _id, master }) => _id === user._id && master);
  // The panels stand below each other: they come together, so that none moves another.
  const isThere = others.every(({ isLoading }) => !isLoading);
  const link = useDialog(() => import('../components/proof/LinkDialog.tsx'));
  const opening = useDialog(() => import('../components/proof/OpenInspectionDialog.tsx'));
  const open = () =>
    opening.open({
      volumes: volumes.data ?? [],
      onReady: link.open,
    });
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('facts')}
        crumbs={[{ label: t('logbooks:title'), to: '/app/logbook' }]}
        primary={
          isMaster &&
          (volumes.data?.length ?? 0) > 0 && (
            <Button variant="primary" icon={<Icon name="eye" />} onClick={open}>
              {t('open')}
            </Button>
          )
        }
      />
      <Loaded
        query={isThere ? volumes : { ...volumes, data: undefined }}
        failed={t('loadFailed')}
        rows={4}
        framed
      >
        {(list) => (
          <div className="stack">
            {!isMaster && <p className="ink2">{t('onlyMaster')}</p>}
            <InspectionsPanel volumes={list} mayEnd={isMaster} />
            <SealsPanel volumes={list} mayChange={isMaster} />
            <PapersPanel volumes={list} />
            <AccessPanel volumes={list} />
          </div>
        )}
      </Loaded>
      {opening.element}
      {link.element}
    </>
  );
}
