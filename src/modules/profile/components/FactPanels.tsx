import { useTranslation } from '#lib/useTranslation.ts';
import { DescriptionList, type Fact, mailLink, phoneLink } from '#ui/DescriptionList.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Profile } from '../contract.ts';
import { personName } from '../rules.ts';
import { NoPhoto } from './NoPhoto.tsx';
import styles from './profile.module.css';

type Props = { profile: Profile };

/** A person's identity, as in the passport, with the recent photo. */
export function IdentityPanel({ profile }: Props) {
  const { t } = useTranslation('profile');
  const { day } = useFormat();
  const { firstName, lastName, birthDate, birthPlace, nationality, gender, profilePhoto } = profile;
  return (
    <Panel title={t('section.identity')}>
      <div className={styles.id}>
        <div className={styles.photo}>
          {profilePhoto ? (
            <Picture src={profilePhoto} alt={t('photo.of', { name: personName(profile) })} />
          ) : (
            <NoPhoto />
          )}
        </div>
        <DescriptionList
          facts={[
            [t('field.lastName'), lastName],
            [t('field.firstName'), firstName],
            [t('field.birthDate'), day(birthDate)],
            [t('field.birthPlace'), birthPlace],
            [t('field.nationality'), nationality],
            [t('field.gender'), gender && t(`gender.${gender}`)],
          ]}
        />
      </div>
    </Panel>
  );
}

/** A person's contact details. */
export function ContactPanel({ profile }: Props) {
  const { t } = useTranslation('profile');
  const { phone, phone2, email, skype, address, postal, city } = profile;
  return (
    <Panel title={t('section.contact')}>
      <DescriptionList
        facts={[
          [t('field.phone'), phoneLink(phone)],
          [t('field.phone2'), phoneLink(phone2)],
          [t('field.email'), mailLink(email)],
          [t('field.skype'), skype],
          [
            t('field.address'),
            [address, [postal, city].filter(Boolean).join(' ')].filter(Boolean).join('\n'),
            'wide',
          ],
        ]}
      />
    </Panel>
  );
}

/** A person's emergency contact. */
export function EmergencyPanel({ profile }: Props) {
  const { t } = useTranslation('profile');
  const { ecFullName, ecRelation, ecContactNum, ecEmail, ecAddress, ecSkype } = profile;
  return (
    <Panel title={t('section.emergency')}>
      <DescriptionList
        facts={[
          [t('field.ecFullName'), ecFullName],
          [t('field.ecRelation'), ecRelation],
          [t('field.ecContactNum'), phoneLink(ecContactNum)],
          [t('field.ecEmail'), mailLink(ecEmail)],
          ...(ecSkype ? [[t('field.ecSkype'), ecSkype] satisfies Fact] : []),
          [t('field.ecAddress'), ecAddress, 'wide'],
        ]}
      />
    </Panel>
  );
}

/** A person's position aboard, and their pay if the user may see it. */
export function ServicePanel({ profile, pay }: Props & { pay: boolean }) {
  const { t } = useTranslation('profile');
  const { day, money, number } = useFormat();
  const { jobtitle, department, contractStart, remainingDays, salaryCurrency, salaryRate } = profile;
  return (
    <Panel title={t('section.service')}>
      <DescriptionList
        facts={[
          [t('field.jobtitle'), jobtitle],
          [t('field.department'), department],
          [t('field.contractStart'), day(contractStart)],
          [t('field.remainingDays'), remainingDays === null ? '' : number(remainingDays)],
          ...(pay
            ? [
                [
                  t('field.salaryRatePerMonth'),
                  money(profile.salaryRatePerMonth, salaryCurrency),
                ] satisfies Fact,
                [t('field.salaryRate'), money(salaryRate, salaryCurrency)] satisfies Fact,
                [t('field.taxNumber'), profile.taxNumber] satisfies Fact,
              ]
            : []),
        ]}
      />
    </Panel>
  );
}

/** The signature as printed, and whether it may be printed. */
export function SignaturePanel({ profile }: Props) {
  const { t } = useTranslation('profile');
  const { signature } = profile;
  return (
    <Panel title={t('section.signature')}>
      <div className={styles.pad}>
        {signature.url ? (
          <>
            <img
              className={styles.ink}
              src={signature.url}
              alt={t('signature.of', { name: personName(profile) })}
            />
            <span className="small ink2">
              {signature.status ? t('signature.printOn') : t('signature.printOff')}
            </span>
          </>
        ) : (
          <span className="small ink2">{t('signature.none')}</span>
        )}
        <span className="small ink2">{profile.hasPin ? t('pin.isSet') : t('pin.isNone')}</span>
      </div>
    </Panel>
  );
}
