/** Requests to a provider of OpenAI's audio interface, with a time limit and our error type. */
import { VoiceServiceError } from "#core/ports/speech";
import { fetchWithoutRedirects } from "#platform/fetch-without-redirects";
import { retryAfterOf } from "#platform/retry-after";

export interface AudioProviderAddress {
  /** Ends with a slash; calls are relative to it. */
  base: string;
  /** Sent as a bearer token. */
  key: string | null;
}

/** A setting such as `https://key@voices.example/v1`; without a path, `/v1` is meant. */
export function addressOf(setting: string): AudioProviderAddress {
  const url = new URL(setting);
  const key = decodeURIComponent(url.password || url.username) || null;
  url.username = url.password = url.search = url.hash = "";
  if (url.pathname === "/") url.pathname = "/v1";
  return { base: url.href.endsWith("/") ? url.href : `${url.href}/`, key };
}

/** The key is wrong, whatever was asked for. */
export class WrongKeyError extends VoiceServiceError {
  constructor() {
    super("refused", { fault: "machine" });
  }
}

export interface AudioRequest {
  /** Sent by `POST`; without a body the request is a `GET`. */
  body?: FormData | object;
  headers?: Record<string, string>;
  limitMs: number;
  signal: AbortSignal;
  /** The error's reason for a status of 400 to 499 without a meaning of its own. */
  badRequestReason?: "unreadable" | "refused";
}

/**
 * @param read reads the response; included in the time limit
 * @throws VoiceServiceError; the signal's reason when it is aborted
 */
export async function requestAudio<T>(
  { base, key }: AudioProviderAddress,
  path: string,
  { body, headers, limitMs, signal, badRequestReason = "refused" }: AudioRequest,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    const response = await fetchWithoutRedirects(new URL(path, base), {
      ...contentOf(body, { ...headers, ...(key !== null && { authorization: `Bearer ${key}` }) }),
      signal: AbortSignal.any([signal, limit]),
    });
    if (response.ok) return await read(response);
    await response.body?.cancel();
    throw errorOf(response, badRequestReason);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof VoiceServiceError) throw error;
    throw new VoiceServiceError(limit.aborted ? "timeout" : "unavailable", { cause: error });
  }
}

function contentOf(body: AudioRequest["body"], headers: Record<string, string>): RequestInit {
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { method: "POST", body, headers };
  const type = { "content-type": "application/json" };
  return { method: "POST", body: JSON.stringify(body), headers: { ...type, ...headers } };
}

function errorOf(
  { status, headers }: Response,
  badRequestReason: "unreadable" | "refused",
): VoiceServiceError {
  if (status === 504 || status === 408) return new VoiceServiceError("timeout");
  if (status === 429 || status >= 500) {
    return new VoiceServiceError("unavailable", { retryAfterMs: retryAfterOf(headers) });
  }
  if (status === 401) return new WrongKeyError();
  if (ofMachine.has(status)) return new VoiceServiceError("refused", { fault: "machine" });
  return new VoiceServiceError(badRequestReason, { fault: "either" });
}

/** An unpaid account, an address without this call, a server of something else. */
const ofMachine: ReadonlySet<number> = new Set([402, 403, 404, 405, 407, 421]);
