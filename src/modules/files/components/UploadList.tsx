import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { useUploads } from '../useUploads.ts';

/** Running and failed uploads, each failed one with its reason and a retry button. */
export function UploadList({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  const { t } = useTranslation('files');
  const { list, batch, retry, drop } = uploads;
  const failed = list.filter((item) => item.state === 'failed' && item.again);
  return (
    <div className="uploads">
      <span className="vh" role="status">
        {batch.of > 0 && t('progress', { done: batch.done, of: batch.of })}
      </span>
      {list.length > 0 && (
        <ul className="plain" aria-label={t('uploads')}>
          {list.map((item) => (
            <li key={item.id} className="row">
              <span className="el sp">{item.file.name}</span>
              {item.state === 'failed' ? (
                <>
                  <span className="help err" role="alert">
                    <Icon name="error" size="s" />
                    {item.reason}
                  </span>
                  {item.again && (
                    <Button variant="link" slim onClick={() => retry([item.id])}>
                      {t('again')}
                    </Button>
                  )}
                  <IconButton
                    label={t('dismiss', { name: item.file.name })}
                    icon={<Icon name="close" />}
                    onClick={() => drop(item.id)}
                  />
                </>
              ) : (
                <span className="small ink2">{t(item.state)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {failed.length > 1 && (
        <Button icon={<Icon name="refresh" />} onClick={() => retry(failed.map((item) => item.id))}>
          {t('allAgain')}
        </Button>
      )}
    </div>
  );
}
