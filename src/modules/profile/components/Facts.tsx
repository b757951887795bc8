import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type Fact = [label: string, value: ReactNode, wide?: 'wide'];

/** Facts about a person, two beside each other; what is not given is said to be so. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('profile');
  return (
    <dl className="pf-facts">
      {facts.map(([label, value, wide]) => (
        <div key={label} className={wide}>
          <dt>{label}</dt>
          <dd>{value || <span className="ink3">{t('none')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A telephone number that calls. */
export const phoneLink = (number: string) =>
  number && <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>;

/** An address that a mail can be written to. */
export const mailLink = (address: string) => address && <a href={`mailto:${address}`}>{address}</a>;
