import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Banner } from './Banner.tsx';
import { Icon } from './Icon.tsx';

/** Says, while there is no link, that what this page does is not kept on the device: passwords, rights and roles. */
export function NeedsConnection() {
  const { t } = useTranslation('ui');
  const { since } = useConnection();
  return since === undefined ? null : (
    <div className="wide" style={{ marginBlockEnd: 'var(--s3)' }}>
      <Banner kind="warn" icon={<Icon name="cloudOff" />}>
        {t('needsLink')}
      </Banner>
    </div>
  );
}
