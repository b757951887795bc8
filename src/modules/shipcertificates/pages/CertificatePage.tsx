import { getRouteApi } from '@tanstack/react-router';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useDocuments } from '#modules/documents/queries.ts';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { useMayJobs } from '#modules/worklist/queries.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Columns } from '#ui/Columns.tsx';
import { DescriptionList, type Fact } from '#ui/DescriptionList.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { fieldFacts } from '#ui/fieldFacts.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ItemHeader } from '#ui/ItemHeader.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { bandRange } from '../components/Band.tsx';
import { ConditionsPanel } from '../components/ConditionsPanel.tsx';
import styles from '../components/shipcertificates.module.css';
import { Track } from '../components/Track.tsx';
import { type ShipCertificate, shipcertificates } from '../contract.ts';
import { useOpenSurveyJob, useStrikeSurvey } from '../queries/commands.ts';
import {
  useClassConditions,
  useDeleteShipCertificate,
  useShipCertificate,
  useShipCertificates,
} from '../queries.ts';
import { jobOf, nextWindow, windowState, windowsOf } from '../rules/windows.ts';
import { useCertificateLabels, windowLooks } from '../useCertificateLabels.ts';
import { useVesselNeeds } from '../useVesselNeeds.ts';

const route = getRouteApi('/app/vesseldocs/certificate/$id');

/** A certificate of the vessel: its windows with their jobs, surveys held, and what came before and after it. */
export function CertificatePage() {
  const { t } = useTranslation(['shipcertificates', 'history']);
  const { id } = route.useParams();
  const others = [useShipCertificates(), useClassConditions(), useDocuments()];
  return (
    <ItemPage
      query={useShipCertificate(id)}
      ready={others.every(({ isLoading }) => !isLoading)}
      title={t('title')}
      t={t}
      back={{ to: '/app/vesseldocs/certificates' }}
    >
      {(item) => <Page key={id} item={item} />}
    </ItemPage>
  );
}

function Page({ item }: { item: ShipCertificate }) {
  const { t } = useTranslation('shipcertificates');
  const format = useFormat();
  const mayWrite = can(useUser(), shipcertificates.access.write);
  const { data: all = [] } = useShipCertificates();
  const { data: papers = [] } = useDocuments();
  const { needs, nameOf } = useVesselNeeds();
  const { stateOf, look, wordOf } = useCertificateLabels();
  const edit = useDialog(() => import('../EditForm.tsx'), { item });
  const renew = useDialog(() => import('../components/RenewDialog.tsx'), { item });
  const { mutateAsync: remove } = useDeleteShipCertificate();
  const after = all.find(({ replaces }) => replaces === item._id);
  const before = all.find(({ _id }) => _id === item.replaces);
  const paper = papers.find(({ _id }) => _id === item.documentID);
  const need = needs.find(({ id }) => id === item.need);
  const state = stateOf(item, after !== undefined);
  const fact = fieldFacts(t, item);
  const linkTo = (certificate: ShipCertificate | undefined) =>
    certificate && (
      <AppLink to="/app/vesseldocs/certificate/$id" params={{ id: certificate._id }}>
        {certificate.number || certificate.name}
      </AppLink>
    );
  return (
    <>
      <ItemHeader
        id={item._id}
        name={item.name}
        facts={[item.number, item.issuer]}
        list={{ label: t('title'), to: '/app/vesseldocs/certificates' }}
        edit={mayWrite && edit}
        remove={mayWrite && (() => remove(item._id))}
        removeBody={t('removeBody')}
      >
        {mayWrite && !after && (
          <Button icon={<Icon name="repeat" />} onClick={() => renew.open({})}>
            {t('renew.act')}
          </Button>
        )}
      </ItemHeader>
      <Columns
        left={
          <>
            <Panel
              title={t('windows')}
              action={<StateChip state={look(state)}>{wordOf(item, state)}</StateChip>}
            >
              <Track certificate={item} range={bandRange(format.today)} today={format.today} />
              <Windows item={item} active={mayWrite && !after && !item.withdrawn} />
            </Panel>
            <Surveys item={item} mayWrite={mayWrite} />
            <ConditionsPanel certificateID={item._id} />
          </>
        }
        right={
          <>
            <Panel title={t('about')}>
              <DescriptionList
                facts={[
                  fact('number'),
                  fact('issuer'),
                  fact('issued', format.day(item.issued)),
                  fact('expires', format.day(item.expires) || t('noExpiry')),
                  fact('scheme', t(`scheme.${item.scheme}`)),
                  fact('need', need && nameOf(need)),
                  fact(
                    'documentID',
                    paper && (
                      <AppLink to="/app/vesseldocs/document/$id" params={{ id: paper._id }}>
                        {paper.name}
                      </AppLink>
                    ),
                  ),
                  ...(before ? [[t('renew.before'), linkTo(before)] satisfies Fact] : []),
                  ...(after ? [[t('renew.after'), linkTo(after)] satisfies Fact] : []),
                  fact('note', item.note, 'wide'),
                ]}
              />
            </Panel>
            {mayWrite && <HistoryPanel resource={shipcertificates.name} id={item._id} />}
          </>
        }
      />
      {renew.element}
    </>
  );
}

/** The windows of a certificate, each with its job, and what is to do in the one that comes next. */
function Windows({ item, active }: { item: ShipCertificate; active: boolean }) {
  const { t } = useTranslation('shipcertificates');
  const { today, rangeOf } = useCertificateLabels();
  const mayJobs = useMayJobs();
  const { mutateAsync: openJob } = useOpenSurveyJob();
  const survey = useDialog(() => import('../components/SurveyDialog.tsx'), { item });
  const windows = windowsOf(item);
  const next = nextWindow(item, today);
  if (windows.length === 0) return <EmptyState title={t('noWindows')} />;
  return (
    <>
      <ul className={`rows ${styles.windows}`}>
        {windows.map((window) => {
          const state = windowState(item, window, today);
          const job = jobOf(item, window.id);
          const isNext = active && window.id === next?.id;
          return (
            <li key={window.id}>
              <ListRow
                title={t(`kind.${window.kind}`)}
                second={rangeOf(window)}
                end={
                  <span className={styles.buttons}>
                    {isNext && !job && (
                      <Button
                        icon={<Icon name="wrench" />}
                        onClick={() => openJob({ id: item._id, window: window.id, jobID: newId() })}
                      >
                        {t('openJob')}
                      </Button>
                    )}
                    {isNext && state !== 'ahead' && window.kind !== 'renewal' && (
                      <Button icon={<Icon name="check" />} onClick={() => survey.open({ window })}>
                        {t('survey.record')}
                      </Button>
                    )}
                    {job && mayJobs && (
                      <ButtonLink
                        to="/app/jobdetails/$id"
                        params={{ id: job.jobID }}
                        icon={<Icon name="wrench" />}
                      >
                        {t('toJob')}
                      </ButtonLink>
                    )}
                    <StateChip state={windowLooks[state]}>{t(`windowState.${state}`)}</StateChip>
                  </span>
                }
              />
            </li>
          );
        })}
      </ul>
      {survey.element}
    </>
  );
}

/** The surveys that were held, the last one first. */
function Surveys({ item, mayWrite }: { item: ShipCertificate; mayWrite: boolean }) {
  const { t } = useTranslation('shipcertificates');
  const format = useFormat();
  const ask = useAskDelete();
  const { mutateAsync: strike } = useStrikeSurvey();
  const record = useDialog(() => import('../components/SurveyDialog.tsx'), { item });
  const surveys = [...item.surveys].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Panel
      title={t('surveys')}
      count={surveys.length}
      action={
        mayWrite && (
          <Button icon={<Icon name="add" />} onClick={() => record.open({})}>
            {t('survey.further')}
          </Button>
        )
      }
    >
      {surveys.length === 0 ? (
        <EmptyState title={t('noSurveys')} />
      ) : (
        <ul className="rows">
          {surveys.map((held) => {
            const name = `${t(`kind.${held.kind}`)}, ${format.day(held.at)}`;
            return (
              <li key={held._id}>
                <ListRow
                  icon={<Icon name="check" />}
                  title={name}
                  second={[held.surveyor, held.note, held.by].filter(Boolean).join(' · ')}
                  end={
                    mayWrite && (
                      <IconButton
                        icon={<Icon name="trash" />}
                        label={t('survey.strikeOf', { name })}
                        onClick={() =>
                          ask({
                            title: t('survey.strikeTitle', { name }),
                            body: t('survey.strikeBody'),
                            action: t('survey.strike'),
                            remove: () => strike({ id: item._id, survey: held._id }),
                          })
                        }
                      />
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      {record.element}
    </Panel>
  );
}
