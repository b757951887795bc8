import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props<T> = {
  query: { data?: T | undefined; isError: boolean; refetch: () => unknown };
  /** Whether other data that is shown with it is loaded. */
  ready?: boolean;
  /** What is said when it could not be loaded. */
  failed: string;
  /** The number of placeholder rows while loading. */
  rows?: number;
  /** Their real height in px, if not the default. */
  height?: number;
  /** Replaces an empty list. */
  none?: ReactNode;
  /** Whether everything but the data itself needs a panel around it. */
  framed?: boolean;
  children: (data: T) => ReactNode;
};

/** The loaded data, or the state of loading, failure or emptiness. Data that is there stays. */
export function Loaded<T>({
  query,
  ready = true,
  failed,
  rows = 4,
  height,
  none,
  framed,
  children,
}: Props<T>) {
  const { data, isError, refetch } = query;
  const empty = Array.isArray(data) && data.length === 0 && none !== undefined;
  if (data !== undefined && ready && !empty) return children(data);
  const instead = empty ? (
    none
  ) : isError ? (
    <ErrorState title={failed} onRetry={() => refetch()} />
  ) : (
    <Skeleton rows={rows} {...(height === undefined ? {} : { height })} />
  );
  return framed ? <div className="panel">{instead}</div> : instead;
}
