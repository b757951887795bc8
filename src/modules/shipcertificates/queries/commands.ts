import { type QueryClient, useMutation } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { insertFirst } from '#lib/listRules.ts';
import { prepare } from '#lib/request.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { shipCertificateCommands } from '../contract/commands.ts';
import { type ShipCertificate, type SurveyKind, shipcertificates } from '../contract.ts';
import { shipCertificateQueries } from '../queries.ts';

const { name } = shipcertificates;
type OnCertificate = { id: string };
type List = readonly ShipCertificate[];
type Answer = ShipCertificate | undefined;

/** Writes about one certificate: each changes its row in all lists, and the server's row replaces it. */
const onCertificate = <V extends OnCertificate>(
  change: (certificate: ShipCertificate, variables: V) => ShipCertificate,
) => ({
  resource: name,
  optimisticAnswer: ({ id }: V, client: QueryClient): Answer => cachedItem(shipcertificates, client, id),
  change: (variables: V) => ({
    rule: (list: List) => list.map((each) => (each._id === variables.id ? change(each, variables) : each)),
  }),
  confirm: (certificate: Answer) => (list: List) =>
    list.map((each) => (each._id === certificate?._id ? certificate : each)),
  // Jobs open and are completed with it.
  invalidates: (_certificate: Answer, { id }: V) => [['history', name, id], [worklist.name]],
});

type Opening = OnCertificate & { window: string; jobID: string };

const openJob = listMutation<ShipCertificate, Opening, Answer>({
  ...onCertificate<Opening>((certificate, { window, jobID }) => ({
    ...certificate,
    jobs: certificate.jobs.some((each) => each.window === window)
      ? certificate.jobs
      : [...certificate.jobs, { window, jobID, at: nowIso() }],
  })),
  name: 'shipcertificates.openJob',
  label: { text: 'outbox:action.surveyJob', icon: 'add' },
  commands: [shipCertificateCommands.openJob],
  fields: [],
  success: 'shipcertificates:jobOpened',
  entityIds: ({ id, jobID }) => [id, jobID],
  call: ({ id, ...body }) => prepare(shipCertificateCommands.openJob, { params: { id }, body }),
});
/** Opens the job of a survey window. */
export const useOpenSurveyJob = () => useMutation(openJob);

type Surveying = OnCertificate & {
  _id: string;
  window: string;
  kind: SurveyKind;
  at: string;
  surveyor: string;
  note: string;
};

const survey = listMutation<ShipCertificate, Surveying, Answer>({
  ...onCertificate<Surveying>((certificate, { id: _, ...held }) => ({
    ...certificate,
    surveys: [...certificate.surveys, { ...held, by: '' }],
  })),
  name: 'shipcertificates.survey',
  label: { text: 'outbox:action.surveyHeld', icon: 'check' },
  commands: [shipCertificateCommands.survey],
  fields: ['note'],
  success: 'shipcertificates:surveySaved',
  entityIds: ({ id }) => [id],
  call: ({ id, ...body }) => prepare(shipCertificateCommands.survey, { params: { id }, body }),
});
/** Records a survey that was held. */
export const useRecordSurvey = () => useMutation(survey);

type Striking = OnCertificate & { survey: string };

const strike = listMutation<ShipCertificate, Striking, Answer>({
  ...onCertificate<Striking>((certificate, { survey: struck }) => ({
    ...certificate,
    surveys: certificate.surveys.filter(({ _id }) => _id !== struck),
  })),
  name: 'shipcertificates.strike',
  label: { text: 'outbox:action.surveyStruck', icon: 'undo' },
  commands: [shipCertificateCommands.strike],
  fields: [],
  success: 'shipcertificates:surveyRemoved',
  entityIds: ({ id }) => [id],
  call: ({ id, survey: struck }) =>
    prepare(shipCertificateCommands.strike, { params: { id }, body: { survey: struck } }),
});
/** Takes back a survey that was recorded by mistake. */
export const useStrikeSurvey = () => useMutation(strike);

type Renewing = {
  before: ShipCertificate;
  _id: string;
  number: string;
  issuer: string;
  issued: string;
  expires: string | null;
  documentID: string;
  note: string;
};

/** The new certificate as the server will have it. */
const renewedOf = ({ before, ...fields }: Renewing): ShipCertificate => {
  const now = nowIso();
  return {
    ...{ ...before, ...fields, replaces: before._id, surveys: [], jobs: [], withdrawn: false },
    ...{ rev: 0, createdAt: now, updatedAt: now, updatedBy: '' },
  };
};

const renew = listMutation<ShipCertificate, Renewing, ShipCertificate>({
  resource: name,
  name: 'shipcertificates.renew',
  label: { text: 'outbox:action.certificateRenewed', icon: 'copy' },
  commands: [shipCertificateCommands.renew],
  fields: ['note'],
  success: 'shipcertificates:renewed',
  entityIds: ({ before, _id }) => [before._id, _id],
  optimisticAnswer: renewedOf,
  change: (renewing) => ({
    lists: shipCertificateQueries.list(renewing.before.boatID).queryKey,
    rule: insertFirst(renewedOf(renewing)),
  }),
  confirm: (renewed) => (list) => list.map((each) => (each._id === renewed._id ? renewed : each)),
  call: ({ before, ...body }) => prepare(shipCertificateCommands.renew, { params: { id: before._id }, body }),
  invalidates: (_renewed, { before }) => [['history', name, before._id], [worklist.name]],
});
/** Enters the certificate that comes in place of another. */
export const useRenewCertificate = () => useMutation(renew);
