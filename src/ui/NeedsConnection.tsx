import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Banner } from './Banner.tsx';
import { Icon } from './Icon.tsx';

/**
 * While there is no connection, says that this page's changes (passwords, rights, roles) are not stored on the device.
 */
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
