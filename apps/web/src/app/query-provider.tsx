/** Provides the query client. Loaded together with the first screen that uses queries. */
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createQueryClient } from "#lib/http/query-client";
import { sessionStore } from "#lib/session/use-session";

/** One for the lifetime of the document, so that screens share what they have read. */
const client = createQueryClient(sessionStore);

export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
