import { type ReactNode, Suspense } from 'react';
import { ApiError } from '#lib/apiError.ts';
import type { LinkTarget } from './AppLink.tsx';
import { Banner } from './Banner.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Icon } from './Icon.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props<T> = {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** The page title until the item is loaded: the name of its list. */
  title: string;
  /** The texts of the module: title and hint if the item does not exist (any more), and title if loading failed. */
  t: (key: 'gone' | 'goneHint' | 'oneFailed' | 'toList') => string;
  /** The list that it belongs to; named `toList` if not said otherwise. */
  back: LinkTarget & { label?: string };
  /** Statuses that mean "gone", if not only 404. */
  goneStatuses?: readonly number[];
  /** Whether other data that the page requires is loaded. */
  ready?: boolean;
  /** Shown while the page loads; the default is the title and placeholder rows. */
  skeleton?: ReactNode;
  children: (item: T) => ReactNode;
};

const NOT_FOUND = [404];

/**
 * The frame of a page about one item: loading, gone, failed, or the item. If somebody deletes the item meanwhile, it
 * stays on screen under a banner, so that unsaved input can be copied; if a refetch fails, it stays as it is.
 */
export function ItemPage<T>({ query, title, t, back, ...rest }: Props<T>) {
  const { data, error, refetch } = query;
  const { goneStatuses = NOT_FOUND, ready = true, skeleton, children } = rest;
  const { label = t('toList'), ...target } = back;
  const isGone = error instanceof ApiError && goneStatuses.includes(error.status);
  const way = <ButtonLink {...target}>{label}</ButtonLink>;
  const loading = skeleton ?? (
    <ItemFrame title={title}>
      <Skeleton rows={10} />
    </ItemFrame>
  );
  if (data !== undefined && ready)
    return (
      // A panel of another module has words of its own; while they come, the page loads, and does not go away.
      <Suspense fallback={loading}>
        {isGone && (
          <Banner kind="warn" icon={<Icon name="warning" />} action={way} apart>
            {t('gone')}
          </Banner>
        )}
        {children(data)}
      </Suspense>
    );
  if (isGone)
    return (
      <ItemFrame title={title}>
        <EmptyState title={t('gone')} hint={t('goneHint')} action={way} />
      </ItemFrame>
    );
  if (error && data === undefined)
    return (
      <ItemFrame title={title}>
        <ErrorState
          title={t('oneFailed')}
          {...(error instanceof ApiError ? { reason: error.message } : {})}
          onRetry={() => void refetch()}
        />
      </ItemFrame>
    );
  return loading;
}

/** What stands while there is no item: the name of the list, and a panel. */
export function ItemFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <div className="panel">{children}</div>
    </>
  );
}
