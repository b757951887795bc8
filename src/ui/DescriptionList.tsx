import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';

export type Fact = [label: string, value: ReactNode, wide?: 'wide'];

/** Facts about a thing, two beside each other; what is not given is said to be so. */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('ui');
  return (
    <dl className="facts">
      {facts.map(([label, value, wide]) => (
        <div key={label} className={wide}>
          <dt>{label}</dt>
          <dd>{value || <span className="ink3">{t('notGiven')}</span>}</dd>
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

/** A website that opens in a tab of its own; anything that is no web address stays text. */
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
