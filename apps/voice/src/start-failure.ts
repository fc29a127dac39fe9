import { OptionsError } from "./listening-options.ts";

/** Why the voice could not start, in one sentence for the operator. */
export function startFailure(error: unknown): string {
  if (error instanceof OptionsError) return error.message;
  const { code, port, address } = error as Partial<{ code: string; port: number; address: string }>;
  if (code === "EADDRINUSE") {
    return `Port ${port} of ${address} is in use: stop what listens there, or give another --port.`;
  }
  return `The voice could not start: ${error instanceof Error ? error.message : String(error)}.`;
}
