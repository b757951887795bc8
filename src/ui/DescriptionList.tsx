import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';

export type Fact = [label: string, value: ReactNode, wide?: 'wide'];

/** Labels and values in two columns; a missing value is shown as such. */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('ui');
  return (
    <dl className="description-list">
      {facts.map(([label, value, wide]) => (
        <div key={label} className={wide}>
          <dt>{label}</dt>
          <dd>{value || <span className="ink3">{t('notGiven')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A phone number as a `tel:` link; with the class `hit` all of its row can be pressed. */
export const phoneLink = (number: string, className?: 'hit') =>
  number && (
    <a className={className} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );

/** An e-mail address as a `mailto:` link; with the class `hit` all of its row can be pressed. */
export const mailLink = (address: string, className?: 'hit') =>
  address && (
    <a className={className} href={`mailto:${address}`}>
      {address}
    </a>
  );

/** A website as a link that opens in a new tab; anything that is not a web address stays text. */
export const webLink = (address: string) => {
  if (!address) return '';
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(href) || /\s/.test(address)) return address;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
};
