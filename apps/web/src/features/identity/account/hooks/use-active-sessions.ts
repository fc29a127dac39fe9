import {
  endSession,
  listSessions,
  type SignedInSession,
} from "@codetale/contract/identity-sessions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type ApiError } from "#lib/http/api-client";

const activeSessionsKey = ["signed-in-places"] as const;

interface ActiveSessionList {
  /** Latest first; undefined until loaded. */
  sessions: readonly SignedInSession[] | undefined;
  /** Why loading failed; null otherwise. */
  error: Error | null;
  readAgain: () => void;
  /** Ends one session. */
  end: (sessionId: string) => void;
  /** Id of the session that is being ended; null when none is. */
  endingId: string | null;
  /** Why a session could not be ended; null otherwise. */
  endError: ApiError | null;
}

/** The active sessions of the account. */
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
