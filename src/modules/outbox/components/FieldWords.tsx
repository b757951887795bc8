import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { certificates } from '#modules/certificates/contract.ts';
import { useHistoryWords as useCertificateWords } from '#modules/certificates/useHistoryWords.ts';
import { useHistoryWords as useEquipmentWords } from '#modules/equipment/components/useHistoryWords.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { useAllEquipment } from '#modules/equipment/queries.ts';
import { useHistoryWords as useGuestWords } from '#modules/guests/components/useHistoryWords.ts';
import { guests } from '#modules/guests/contract.ts';
import { useHistoryWords as useJobWords } from '#modules/job/components/useHistoryWords.ts';
import { useHistoryWords as useProfileWords } from '#modules/profile/components/useHistoryWords.ts';
import { profiles } from '#modules/profile/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { useAround } from '#modules/worklist/useJobRows.ts';

type Own = {
  fieldLabel: (field: string) => string;
  valueText: (field: string, value: unknown) => string | undefined;
};
/** Fields and values in the reader's words. */
export type Words = { label: (field: string) => string; value: (field: string, value: unknown) => string };
type Inner = { children: (words: Words) => ReactNode };

const plain: Own = { fieldLabel: (field) => field, valueText: () => undefined };

const usePlain = ({ fieldLabel, valueText }: Own): Words => {
  const { t, i18n } = useTranslation('outbox');
  const say = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number')
      return new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return { label: fieldLabel, value: (field, value) => valueText(field, value) || say(value) };
};

const JobFields = ({ children }: Inner) => children(usePlain(useJobWords(useAround())));
const EquipmentFields = ({ children }: Inner) =>
  children(usePlain(useEquipmentWords(useAllEquipment().data ?? [])));
const ProfileFields = ({ children }: Inner) => children(usePlain(useProfileWords('EUR')));
const GuestFields = ({ children }: Inner) => children(usePlain(useGuestWords()));
const CertificateFields = ({ children }: Inner) => children(usePlain(useCertificateWords()));
const OtherFields = ({ children }: Inner) => children(usePlain(plain));

/** Gives the words for the fields of a resource, as its history names them. */
export function FieldWords({ resource, children }: Inner & { resource: string }) {
  if (resource === worklist.name) return <JobFields>{children}</JobFields>;
  if (resource === equipment.name) return <EquipmentFields>{children}</EquipmentFields>;
  if (resource === profiles.name) return <ProfileFields>{children}</ProfileFields>;
  if (resource === guests.name) return <GuestFields>{children}</GuestFields>;
  if (resource === certificates.name) return <CertificateFields>{children}</CertificateFields>;
  return <OtherFields>{children}</OtherFields>;
}
