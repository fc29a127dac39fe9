import {
  endSession,
  listSessions,
  type SignedInSession,
} from "@codetale/contract/identity-sessions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type ApiError } from "#lib/http/api-client";

const activeSessionsKey = ["signed-in-places"] as const;

interface ActiveSessionList {
  /** Latest first; undefined until they are read. */
  sessions: readonly SignedInSession[] | undefined;
  /** Why they could not be read. */
  error: Error | null;
  readAgain: () => void;
  /** Signs out in one place. */
  end: (sessionId: string) => void;
  /** The place that is being signed out, if one is. */
  endingId: string | null;
  /** Why somebody is still signed in there. */
  endError: ApiError | null;
}

/** Where somebody is signed in. */
export function useActiveSessions(): ActiveSessionList {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: activeSessionsKey,
    queryFn: ({ signal }) => call(listSessions, { signal }),
    staleTime: 0,
  });
  const ending = useMutation<unknown, ApiError, string>({
    mutationFn: (sessionId) => call(endSession, { body: { sessionId } }),
    onSettled: () => client.invalidateQueries({ queryKey: activeSessionsKey }),
  });

  return {
    sessions: data?.sessions,
    error,
    readAgain: () => void refetch(),
    end: (sessionId) => ending.mutate(sessionId),
    endingId: ending.isPending ? ending.variables : null,
    endError: ending.error,
  };
}
