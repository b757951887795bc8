import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { FormVersion } from '#modules/forms/contract.ts';
import { useForms, useFormVersions } from '#modules/forms/queries.ts';
import { valuesOf } from '#modules/forms/rules/answers.ts';
import { useFormWords } from '#modules/forms/useFormWords.ts';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/form/Choice.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { actLink } from '../actLink.ts';
import { FilledView } from '../components/FilledView.tsx';
import styles from '../components/ism.module.css';
import { Signers } from '../components/Signers.tsx';
import type { Fill } from '../contract.ts';
import { useAmendFill, useFill, useFillPaper } from '../queries.ts';
import { useVersionOf } from '../useFilling.ts';

const route = getRouteApi('/app/formarchives/$id');

/** An archived form, on the version that it was filled on. */
export function ArchivedPage() {
  // Also the texts of its parts: what is shown does not go away again for them.
  const { t } = useTranslation(['ism', 'forms', 'files', 'history']);
  const { id } = route.useParams();
  const others = [useFormVersions(), useForms()];
  return (
    <ItemPage
      query={useFill(id)}
      ready={others.every(({ isLoading }) => !isLoading)}
      title={t('archiveTitle')}
      t={t}
      back={{ to: '/app/formarchives' }}
    >
      {(fill) => <Found key={id} fill={fill} />}
    </ItemPage>
  );
}

function Found({ fill }: { fill: Fill }) {
  const { t } = useTranslation('ism');
  const version = useVersionOf(fill);
  if (version) return <Page fill={fill} version={version} />;
  return (
    <>
      <PageHeader title={fill.title} crumbs={[{ label: t('archiveTitle'), to: '/app/formarchives' }]} />
      <Banner kind="warn" icon={<Icon name="warning" />}>
        {t('versionMissing')}
      </Banner>
    </>
  );
}

function Page({ fill, version }: { fill: Fill; version: FormVersion }) {
  const { t } = useTranslation('ism');
  const format = useFormat();
  const navigate = useNavigate();
  const words = useFormWords()(version.translations);
  const { data: forms = [] } = useForms();
  const { mutateAsync: print } = useFillPaper();
  const { mutateAsync: amend } = useAmendFill();
  const [state, setState] = useState('');
  const voided = state === '' ? undefined : fill.voided[Number(state)];
  const now = forms.find(({ _id }) => _id === fill.formID)?.version;
  const title = [fill.number, words(version.title)].filter(Boolean).join(' ');
  const replace = async () => {
    const _id = newId();
    await amend({ old: fill, _id });
    await navigate({ to: '/app/ismdraft/$id', params: { id: _id } });
  };
  return (
    <>
      <PageHeader
        title={title}
        facts={[
          fill.subjectName,
          fill.archivedAt
            ? t('archivedAt', { when: format.dayTime(fill.archivedAt) })
            : t(`status.${fill.status}`),
        ]
          .filter(Boolean)
          .join(' · ')}
        crumbs={[{ label: t('archiveTitle'), to: '/app/formarchives' }]}
        actions={
          <>
            {fill.status === 'archived' && fill.replacedBy === '' && (
              <Button icon={<Icon name="copy" />} onClick={replace}>
                {t('replace')}
              </Button>
            )}
            <Button
              icon={<Icon name="pdf" />}
              onClick={() => print({ id: fill._id, ...(state === '' ? {} : { voided: Number(state) }) })}
            >
              {t('pdf')}
            </Button>
          </>
        }
      />
      <Banner icon={<Icon name="history" />} apart>
        {t(now === fill.version ? 'filledOnUsed' : 'filledOn', { version: fill.version })}
      </Banner>
      {fill.replacedBy && (
        <Banner
          kind="warn"
          icon={<Icon name="warning" />}
          apart
          action={
            <AppLink to="/app/formarchives/$id" params={{ id: fill.replacedBy }}>
              {t('showLater')}
            </AppLink>
          }
        >
          {t('replacedByLater')}
        </Banner>
      )}
      {fill.voided.length > 0 && (
        <div className="pad">
          <Choice
            label={t('state')}
            value={state}
            options={[
              { value: '', label: t('asArchived') },
              ...fill.voided.map(({ at, by }, index) => ({
                value: String(index),
                label: t('beforeChange', { when: format.dayTime(at), name: by }),
              })),
            ]}
            onChange={setState}
          />
        </div>
      )}
      <div className={styles.fill}>
        <div className="stack">
          <Signers fill={fill} version={version} {...(voided ? { signatures: voided.signatures } : {})} />
          {fill.acts.length > 0 && (
            <Panel title={t('ledTo')} count={fill.acts.length}>
              <ul className="rows">
                {fill.acts.map((act) => (
                  <li key={`${act.item} ${act.index}`}>
                    <ListRow title={act.title} second={t(`acts.${act.kind}`)} {...(actLink(act) ?? {})} />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
        <div className="stack">
          <FilledView
            fillID={fill._id}
            version={version}
            values={voided?.values ?? valuesOf(fill.answers)}
            before={voided ? undefined : fill.voided.at(-1)?.values}
          />
          <HistoryPanel resource="formarchives" id={fill._id} />
        </div>
      </div>
    </>
  );
}
