import { useTranslation } from '#lib/useTranslation.ts';
import { Lines } from './Lines.tsx';
import './help.css';

const ids = [
  'service',
  'data',
  'account',
  'use',
  'records',
  'obligations',
  'liability',
  'changes',
  'contact',
] as const;

/** The terms of use; the same before and after sign-in. */
export function TermsText() {
  const { t } = useTranslation('help');
  return (
    <div className="reading in-column">
      {ids.map((id) => (
        <section key={id} aria-labelledby={`terms-${id}`}>
          <h2 id={`terms-${id}`}>{t(`terms.${id}.title`)}</h2>
          <Lines text={t(`terms.${id}.text`)} />
        </section>
      ))}
    </div>
  );
}
