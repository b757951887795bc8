import { resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { certificateneeds, certificatesettings, classconditions, shipcertificates } from './contract.ts';

export const shipCertificateQueries = resourceQueries(shipcertificates);
export const certificateNeedQueries = resourceQueries(certificateneeds);
export const certificateSettingQueries = resourceQueries(certificatesettings);
export const classConditionQueries = resourceQueries(classconditions);

export const {
  useList: useShipCertificates,
  useDetails: useShipCertificate,
  useCreate: useCreateShipCertificate,
  useUpdate: useUpdateShipCertificate,
  useRemove: useDeleteShipCertificate,
} = resourceHooks(shipcertificates, {
  namespace: 'shipcertificates',
  page: '/app/vesseldocs/certificate/$id',
  edit: { form: 'shipcertificates' },
  offline: 'list',
  palette: {
    search: ({ number, issuer }) => [number, issuer],
    hint: ({ number, issuer }) => [number, issuer],
    max: 5,
  },
  texts: savedTexts('shipcertificates'),
});

export const {
  useList: useCertificateNeeds,
  useCreate: useCreateCertificateNeed,
  useUpdate: useUpdateCertificateNeed,
  useRemove: useRemoveCertificateNeed,
} = resourceHooks(certificateneeds, {
  namespace: 'shipcertificates',
  title: 'shipcertificates:needs.title',
  page: '/app/vesseldocs/certificateneeds',
  edit: { page: '/app/vesseldocs/certificateneeds' },
  offline: 'list',
  texts: {
    created: 'shipcertificates:needs.saved',
    updated: 'shipcertificates:needs.saved',
    removed: 'shipcertificates:needs.removed',
  },
});

const settings = resourceHooks(certificatesettings, {
  namespace: 'shipcertificates',
  title: 'shipcertificates:settings.title',
  page: '/app/vesseldocs/certificateneeds',
  edit: { page: '/app/vesseldocs/certificateneeds' },
  offline: 'list',
  texts: { created: 'shipcertificates:settings.saved', updated: 'shipcertificates:settings.saved' },
});
export const { useCreate: useCreateCertificateSettings, useUpdate: useUpdateCertificateSettings } = settings;

/** What decides about the present vessel's certificates; undefined until it was entered. */
export const useCertificateSettings = () => settings.useList().data?.[0];

export const {
  useList: useClassConditions,
  useCreate: useCreateClassCondition,
  useUpdate: useUpdateClassCondition,
  useRemove: useRemoveClassCondition,
} = resourceHooks(classconditions, {
  namespace: 'shipcertificates',
  title: 'shipcertificates:conditions.title',
  page: '/app/vesseldocs/certificates',
  edit: { page: '/app/vesseldocs/certificates' },
  offline: 'list',
  texts: {
    created: 'shipcertificates:conditions.saved',
    updated: 'shipcertificates:conditions.saved',
    removed: 'shipcertificates:conditions.removed',
  },
});
