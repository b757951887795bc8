import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props<T> = {
  query: { data?: T | undefined; isError: boolean; refetch: () => unknown };
  /** What is said when it could not be loaded. */
  failed: string;
  /** How many rows its place has while it loads. */
  rows?: number;
  /** Their true height in px, where it is not the usual one. */
  height?: number;
  /** Stands in place of an empty list. */
  none?: ReactNode;
  /** Whether everything but the data itself needs a panel around it. */
  framed?: boolean;
  children: (data: T) => ReactNode;
};

/** What was asked for, or what is said while it loads, when that failed and when there is nothing. Data that is there stays. */
export function Loaded<T>({ query, failed, rows = 4, height, none, framed, children }: Props<T>) {
  const { data, isError, refetch } = query;
  const empty = Array.isArray(data) && data.length === 0 && none !== undefined;
  if (data !== undefined && !empty) return children(data);
  const instead = empty ? (
    none
  ) : isError ? (
    <ErrorState title={failed} onRetry={() => refetch()} />
  ) : (
    <Skeleton rows={rows} {...(height === undefined ? {} : { height })} />
  );
  return framed ? <div className="panel">{instead}</div> : instead;
}
