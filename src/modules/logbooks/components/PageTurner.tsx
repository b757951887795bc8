import { useTranslation } from '#lib/useTranslation.ts';
import type { LinkTarget } from '#ui/AppLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButtonLink } from '#ui/IconButtonLink.tsx';
import styles from './printed.module.css';

type Props = { page: number; pages: number; linkTo: (page: number) => LinkTarget };

/** The page that is open, and its neighbours. */
export function PageTurner({ page, pages, linkTo }: Props) {
  const { t } = useTranslation('logbooks');
  return (
    <nav className={styles.turner} aria-label={t('pageOf', { page, of: pages })}>
      {page > 1 && (
        <IconButtonLink label={t('pageBefore')} icon={<Icon name="left" />} {...linkTo(page - 1)} />
      )}
      <span>{t('pageOf', { page, of: pages })}</span>
      {page < pages && (
        <IconButtonLink label={t('pageAfter')} icon={<Icon name="right" />} {...linkTo(page + 1)} />
      )}
    </nav>
  );
}
