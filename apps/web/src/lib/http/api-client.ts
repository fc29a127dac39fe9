/**
 * Calls the contract's endpoints over HTTP. Throws `ApiError` for every failure, network failures
 * included; the page decides what the user sees.
 */
import type { Endpoint } from "@codetale/contract/endpoint";
import type { ErrorBody, FieldError } from "@codetale/contract/error-body";
import type { FailureReason } from "@codetale/contract/errors";
import type { z } from "zod";
import { syncToServerTime } from "../clock.ts";
import { readErrorBody } from "./error-body.ts";

/** Limit for a call with its answer's body where that is JSON; other bodies may take longer. */
const DESKTOP_TIMEOUT_MS = 30_000;
const MOBILE_TIMEOUT_MS = 60_000;

/** Failures without an answer of the server. */
export type NetworkReason = "network-request-failed" | "bad-answer";

interface Failure extends Pick<ErrorBody, "code" | "message" | "errors" | "retryAfterMs"> {
  status: number;
  requestId?: string;
  reason: FailureReason | NetworkReason;
}

/**
 * A failed call: a refusal of the server, with its failure's reason, or a failure of the network.
 * `retryAfterMs` is null where the server names no delay.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason: FailureReason | NetworkReason;
  readonly errors: readonly FieldError[];
  readonly retryAfterMs: number | null;
  /** Under which the server logs the call; null where the answer is not the server's. */
  readonly requestId: string | null;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = "ApiError";
    this.status = failure.status;
    this.code = failure.code;
    this.reason = failure.reason;
    this.errors = failure.errors ?? [];
    this.retryAfterMs = failure.retryAfterMs ?? null;
    this.requestId = failure.requestId ?? null;
  }
}

type RefusalListener = (refusal: ApiError, endpoint: Endpoint) => void;

const refusalListeners = new Set<RefusalListener>();

/** Registers a listener for every refusal of the server. Returns a function that removes it. */
export function onRefusal(listener: RefusalListener): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

export interface CallInput<E extends Endpoint> {
  params?: Input<E["params"]>;
  query?: Input<E["query"]>;
  headers?: Record<string, string>;
  /** Sent as JSON, or a form as `multipart/form-data`. */
  body?: Input<E["body"]> | FormData;
  signal?: AbortSignal;
}

/** @throws ApiError */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<z.output<E["response"]>> {
  const response = await callForResponse(endpoint, input);
  return (await response.json().catch((error: unknown) => {
    if (input.signal?.aborted) throw error;
    throw error instanceof SyntaxError ? badAnswer(response) : networkFailure();
  })) as z.output<E["response"]>;
}

/**
 * Returns the whole response, for endpoints that answer more than JSON.
 *
 * @throws ApiError
 */
export async function callForResponse<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<Response> {
  const { params, query, signal } = input;
  const askedAt = Date.now();
  const limit = timeLimit(signal);
  const response = await fetch(urlOf(endpoint.path, params, query), {
    ...contentOf(endpoint, input),
    method: endpoint.method,
    credentials: "same-origin",
    signal: limit.signal,
  }).catch((error: unknown) => {
    limit.lift();
    if (signal?.aborted) throw error;
    throw networkFailure();
  });
  if (!isJson(response)) limit.lift();
  syncToServerTime(response.headers.get("x-server-time"), askedAt, Date.now());
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  for (const listener of refusalListeners) listener(refusal, endpoint);
  throw refusal;
}

/**
 * Sends one file as the multipart part `part`.
 *
 * @throws ApiError
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  part: string,
  file: Blob,
  input: Pick<CallInput<E>, "params"> = {},
): Promise<z.output<E["response"]>> {
  const body = new FormData();
  body.append(part, file);
  return call(endpoint, { ...input, body });
}

export function isJson(response: Response): boolean {
  return (response.headers.get("content-type") ?? "").includes("json");
}

function contentOf<E extends Endpoint>({ method }: E, { headers = {}, body }: CallInput<E>) {
  if (method === "GET") return { headers };
  // The browser adds the type of a form, with its boundary.
  if (body instanceof FormData) return { headers, body };
  return {
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body ?? {}),
  };
}

function urlOf(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

/** Aborts a call after the limit, unless it is lifted, or when `signal` is aborted. */
function timeLimit(signal: AbortSignal | undefined): { signal: AbortSignal; lift: () => void } {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException("The call took too long", "TimeoutError")),
    isMobile() ? MOBILE_TIMEOUT_MS : DESKTOP_TIMEOUT_MS,
  );
  return {
    signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    lift: () => clearTimeout(timer),
  };
}

function isMobile(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body = readErrorBody(await response.json().catch(() => null));
  return body ? new ApiError({ status: response.status, ...body }) : badAnswer(response);
}

function badAnswer({ status }: Response): ApiError {
  return new ApiError({
    status,
    code: "internal",
    reason: "bad-answer",
    message: "The server gave an answer that could not be read. Please try again.",
  });
}

function networkFailure(): ApiError {
  return new ApiError({
    status: 0,
    code: "auth/network-request-failed",
    reason: "network-request-failed",
    message: "The connection failed (network-request-failed). Check your network and try again.",
  });
}
