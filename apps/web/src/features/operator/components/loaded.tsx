import type { ReactNode } from "react";
import { EmptyState } from "#ui/feedback/empty-state";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** Whether there is nothing to show, which `empty` then says. */
  isEmpty?: (data: Data) => boolean;
  empty?: string;
  children: (data: Data) => ReactNode;
}

/** What a section has loaded, or that it is loading, has failed or is empty. */
export function Loaded<Data>({ query, isEmpty, empty = "", children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data === undefined) {
    return error ? (
      <FailureNotice message={error.message} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList />
    );
  }
  return isEmpty?.(data) ? <EmptyState message={empty} /> : children(data);
}
