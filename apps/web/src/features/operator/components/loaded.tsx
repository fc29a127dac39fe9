import type { ReactNode } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { EmptyState } from "#ui/feedback/empty-state";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { words } from "../words.ts";

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** Whether there is nothing to show, which `empty` then says. */
  isEmpty?: (data: Data) => boolean;
  empty?: string;
  children: (data: Data) => ReactNode;
}

/** What a section has loaded, or that it is loading, has failed, is out of date or is empty. */
export function Loaded<Data>({ query, isEmpty, empty = "", children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data === undefined && !error) return <SkeletonList />;
  return (
    <>
      {error && (
        <FailureNotice
          message={data === undefined ? error.message : `${words.isOld} ${error.message}`}
          number={errorNumberOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (isEmpty?.(data) ? <EmptyState message={empty} /> : children(data))}
    </>
  );
}
