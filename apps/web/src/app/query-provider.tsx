/** What keeps lists fresh that were read from the server. It comes along with the first screen that has any. */
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createQueryClient } from "#lib/http/query-client";
import { sessionStore } from "#lib/session/use-session";

/** One for the life of the page: a screen finds what an earlier one has read. */
const client = createQueryClient(sessionStore);

export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
