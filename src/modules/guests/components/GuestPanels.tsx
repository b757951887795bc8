import { useTranslation } from '#lib/useTranslation.ts';
import { DescriptionList, type Fact, mailLink, phoneLink } from '#ui/DescriptionList.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { Guest } from '../contract.ts';
import styles from './guests.module.css';

type Props = { guest: Guest };

/** What the crew must know, allergies first. */
export function CarePanel({ guest }: Props) {
  const { t } = useTranslation('guests');
  const { allergies } = guest;
  const rest = (['medical', 'diet', 'drinks', 'preferences'] as const).filter((field) => guest[field] !== '');
  return (
    <Panel title={t('section.care')}>
      <dl className={styles.care}>
        <div className={styles.allergy}>
          <dt>{t('field.allergies')}</dt>
          <dd>
            {allergies ? (
              <StateChip state="critical">{allergies}</StateChip>
            ) : (
              <span className="ink3">{t('noAllergies')}</span>
            )}
          </dd>
        </div>
        {rest.map((field) => (
          <div key={field}>
            <dt>{t(`field.${field}`)}</dt>
            <dd>{guest[field]}</dd>
          </div>
        ))}
        {guest.remarks && (
          <div>
            <dt>{t('field.remarks')}</dt>
            <dd>{guest.remarks}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}

/** The cabin and dates of a guest's stay. */
export function StayPanel({ guest }: Props) {
  const { t } = useTranslation('guests');
  const { day } = useFormat();
  const end = (port: string, date: string | null) => [port, day(date)].filter(Boolean).join(', ');
  return (
    <Panel title={t('section.stay')}>
      <DescriptionList
        facts={[
          [t('field.cabin'), guest.cabin],
          [t('field.transit'), guest.transit ? t('yes') : t('no')],
          [t('field.embarkmentPort'), end(guest.embarkmentPort, guest.embarkmentDate)],
          [t('field.disembarkmentPort'), end(guest.disembarkmentPort, guest.disembarkmentDate)],
        ]}
      />
    </Panel>
  );
}

/** A guest's identity, as passenger lists print it. */
export function GuestIdentityPanel({ guest }: Props) {
  const { t } = useTranslation('guests');
  const { day } = useFormat();
  const { gender, documentKind } = guest;
  return (
    <Panel title={t('section.identity')}>
      <DescriptionList
        facts={[
          [t('field.lastName'), guest.lastName],
          [t('field.firstName'), guest.firstName],
          [t('field.birthDate'), day(guest.birthDate)],
          [t('field.birthPlace'), guest.birthPlace],
          [t('field.nationality'), guest.nationality],
          [t('field.gender'), gender && t(`gender.${gender}`)],
          [t('field.documentKind'), documentKind && t(`document.${documentKind}`)],
          [t('field.documentNumber'), guest.documentNumber],
          [t('field.documentCountry'), guest.documentCountry],
          [t('field.documentExpires'), day(guest.documentExpires)],
          ...(guest.visaNumber ? [[t('field.visaNumber'), guest.visaNumber] satisfies Fact] : []),
        ]}
      />
    </Panel>
  );
}

/** A guest's contact details. */
export function GuestContactPanel({ guest }: Props) {
  const { t } = useTranslation('guests');
  return (
    <Panel title={t('section.contact')}>
      <DescriptionList
        facts={[
          [t('field.phone'), phoneLink(guest.phone)],
          [t('field.email'), mailLink(guest.email)],
          [t('field.address'), guest.address, 'wide'],
        ]}
      />
    </Panel>
  );
}

/** A guest's emergency contact. */
export function GuestEmergencyPanel({ guest }: Props) {
  const { t } = useTranslation('guests');
  return (
    <Panel title={t('section.emergency')}>
      <DescriptionList
        facts={[
          [t('field.ecFullName'), guest.ecFullName],
          [t('field.ecRelation'), guest.ecRelation],
          [t('field.ecContactNum'), phoneLink(guest.ecContactNum), 'wide'],
        ]}
      />
    </Panel>
  );
}
