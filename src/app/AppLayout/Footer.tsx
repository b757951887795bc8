import { useTranslation } from '#lib/useTranslation.ts';
import type { Boat } from '#modules/auth/contract.ts';
import { AppLink } from '#ui/AppLink.tsx';

/** Copyright and terms; at the end the boat, its IMO number and its location. */
export function Footer({ boat }: { boat: Boat | null | undefined }) {
  const { t } = useTranslation('app');
  const { t: nav } = useTranslation('nav');
  const facts = boat ? [boat.name, boat.imo && t('imo', { imo: boat.imo }), boat.place] : [];
  return (
    <footer className="foot">
      <span>{t('copyright', { year: new Date().getFullYear() })}</span>
      <AppLink to="/app/terms">{nav('terms')}</AppLink>
      <span className="sp" />
      <span className="el">{facts.filter(Boolean).join(' · ')}</span>
    </footer>
  );
}
