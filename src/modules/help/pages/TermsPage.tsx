import { useTranslation } from '#lib/useTranslation.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import TermsText from '../components/TermsText.tsx';

export function TermsPage() {
  const { t } = useTranslation('help');
  return (
    <>
      <PageHeader title={t('termsTitle')} />
      <TermsText />
    </>
  );
}
