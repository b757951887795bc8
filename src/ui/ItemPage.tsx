import type { ReactNode } from 'react';
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
  /** Names the page until the item does: the name of its list. */
  title: string;
  /** What is said, and what to do, when there is no such item (any more). */
  gone: string;
  goneHint: string;
  /** The way from there. */
  back: LinkTarget & { label: string };
  /** What is said when it could not be loaded. */
  failed: string;
  /** Statuses that mean "gone", where that is not 404 only. */
  goneStatuses?: readonly number[];
  /** Other data that the page cannot do without. */
  ready?: boolean;
  /** In place of the page while it loads: without it the title and rows. */
  skeleton?: ReactNode;
  children: (item: T) => ReactNode;
};

const NOT_FOUND = [404];

/**
 * The frame of a page about one item: loading, gone, failed, or the item. An item that somebody deletes meanwhile stays on
 * screen under a banner, so that what was about to be entered can be written elsewhere; one that could not be asked for
 * again stays as it is.
 */
export function ItemPage<T>({ query, title, gone, goneHint, back, failed, ...rest }: Props<T>) {
  const { data, error, refetch } = query;
  const { goneStatuses = NOT_FOUND, ready = true, skeleton, children } = rest;
  const { label, ...target } = back;
  const isGone = error instanceof ApiError && goneStatuses.includes(error.status);
  const way = <ButtonLink {...target}>{label}</ButtonLink>;
  if (data !== undefined && ready)
    return (
      <>
        {isGone && (
          <Banner kind="warn" icon={<Icon name="warning" />} action={way} apart>
            {gone}
          </Banner>
        )}
        {children(data)}
      </>
    );
  if (!isGone && (!error || data !== undefined) && skeleton) return skeleton;
  return (
    <>
      <PageHeader title={title} />
      <div className="panel">
        {isGone ? (
          <EmptyState title={gone} hint={goneHint} action={way} />
        ) : error && data === undefined ? (
          <ErrorState
            title={failed}
            {...(error instanceof ApiError ? { reason: error.message } : {})}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton rows={10} />
        )}
      </div>
    </>
  );
}
