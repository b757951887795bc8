import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { FormVersion } from '#modules/forms/contract.ts';
import { useFormVersions } from '#modules/forms/queries.ts';
import { valuesOf } from '#modules/forms/rules/answers.ts';
import { useFormWords } from '#modules/forms/useFormWords.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import { FilledView } from '../components/FilledView.tsx';
import { FillForm } from '../components/FillForm.tsx';
import styles from '../components/ism.module.css';
import { Signers } from '../components/Signers.tsx';
import type { Fill } from '../contract.ts';
import { useFill, useFillPaper, useRemoveFill } from '../queries.ts';
import { inPart, isInForce } from '../rules/state.ts';
import { useAskChange } from '../useAskChange.ts';
import { useVersionOf } from '../useFilling.ts';

const route = getRouteApi('/app/ismdraft/$id');

/** A form that is being filled, or that waits for its signatures. */
export function FillPage() {
  const { t } = useTranslation(['ism', 'forms', 'files']);
  const { id } = route.useParams();
  const query = useFill(id);
  const { isLoading } = useFormVersions();
  return (
    <ItemPage query={query} ready={!isLoading} title={t('title')} t={t} back={{ to: '/app/ism' }}>
      {(fill) => <Found key={id} fill={fill} />}
    </ItemPage>
  );
}

function Found({ fill }: { fill: Fill }) {
  const { t } = useTranslation('ism');
  const version = useVersionOf(fill);
  if (!version)
    return (
      <>
        <PageHeader title={fill.title || t('title')} crumbs={[{ label: t('title'), to: '/app/ism' }]} />
        <Banner kind="warn" icon={<Icon name="warning" />}>
          {t('versionMissing')}
        </Banner>
      </>
    );
  return <Page fill={fill} version={version} />;
}

function Page({ fill, version }: { fill: Fill; version: FormVersion }) {
  const { t } = useTranslation(['ism', 'shared']);
  const format = useFormat();
  const { _id: me } = useUser();
  const words = useFormWords()(version.translations);
  // What was submitted again after a change is read like any other.
  const [changed, setChanged] = useState<string | null>(null);
  const changing = changed !== null && changed === fill.submittedAt;
  const askChange = useAskChange(fill, () => setChanged(fill.submittedAt));
  const askDelete = useAskDelete();
  const { mutateAsync: remove } = useRemoveFill();
  const { mutateAsync: print } = useFillPaper();
  const title = [fill.number, words(version.title)].filter(Boolean).join(' ');
  const isFirst = inPart(version, 'first');
  const editing = fill.status === 'draft' || (fill.status === 'submitted' && changing);
  const inForce = isInForce(version, fill) && !changing;
  // The close-out is asked above.
  const shown = inForce ? { ...version, lines: version.lines.filter(({ _id }) => isFirst(_id)) } : version;
  const view = <FilledView fillID={fill._id} version={shown} values={valuesOf(fill.answers)} />;
  return (
    <>
      <PageHeader
        title={title}
        facts={[
          fill.subjectName,
          t('versionNo', { version: fill.version }),
          t('begunBy', { name: fill.startedBy, when: format.dayTime(fill.createdAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        crumbs={[{ label: t('title'), to: '/app/ism' }]}
        actions={
          <>
            <WaitingPill id={fill._id} />
            {fill.status === 'draft' && fill.number === '' && fill.startedByID === me && (
              <Button
                icon={<Icon name="trash" />}
                onClick={() =>
                  askDelete({
                    name: title,
                    body: t('removeBody'),
                    remove: () => remove(fill._id),
                    to: { to: '/app/ism' },
                  })
                }
              >
                {t('shared:delete')}
              </Button>
            )}
            <Button icon={<Icon name="pdf" />} onClick={() => print({ id: fill._id })}>
              {t('pdf')}
            </Button>
            {fill.status === 'submitted' && !changing && (
              <Button icon={<Icon name="edit" />} onClick={askChange}>
                {t('change')}
              </Button>
            )}
          </>
        }
      />
      {fill.status === 'archived' && (
        <Banner
          icon={<Icon name="archive" />}
          apart
          action={
            <AppLink to="/app/formarchives/$id" params={{ id: fill._id }}>
              {t('showInArchive')}
            </AppLink>
          }
        >
          {t('nowArchived')}
        </Banner>
      )}
      {fill.voided.length > 0 && fill.status === 'draft' && (
        <Banner kind="warn" icon={<Icon name="warning" />} apart>
          {t('voidedNow', {
            count: fill.voided.at(-1)?.signatures.length ?? 0,
            name: fill.voided.at(-1)?.by ?? '',
          })}
        </Banner>
      )}
      {inForce && (
        <Banner icon={<Icon name="check" />} apart>
          {t('inForceFacts')}
        </Banner>
      )}
      {editing ? (
        <FillForm fill={fill} version={version} />
      ) : inForce ? (
        <FillForm fill={fill} version={version} part="closing">
          <div className={`stack ${styles.below}`}>{view}</div>
        </FillForm>
      ) : (
        <div className={styles.fill}>
          <Signers fill={fill} version={version} />
          <div className="stack">{view}</div>
        </div>
      )}
    </>
  );
}
