/** Calls of the contract over real HTTP. */
import type { Endpoint } from "@codetale/contract/endpoint";
import type { ErrorBody } from "@codetale/contract/error-body";
import type { Actor } from "#core/access/actor";
import { cookieOf } from "#testing/http";

export interface Answer<Body> {
  status: number;
  headers: Headers;
  /** Bytes where the answer is not JSON. */
  body: Body;
}

/** What a test reads of an answer; absent parts are undefined. */
export type AnyBody = Partial<ErrorBody> & Record<string, unknown>;

export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  json?: unknown;
  form?: FormData;
  /** Sent as it is, with the media type of JSON. */
  raw?: string;
}

export async function callOver<Body>(
  url: string,
  as: Actor | null,
  { method, path }: Endpoint,
  sent: Sent = {},
): Promise<Answer<Body>> {
  const { params = {}, query = {} } = sent;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  const { body, headers } = contentOf(sent);
  const response = await fetch(`${url}${filled}?${new URLSearchParams(query).toString()}`, {
    method,
    headers: { ...headers, ...(as && { cookie: cookieOf(as) }) },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, body: await read<Body>(response) };
}

function contentOf({ json, form, raw }: Sent) {
  if (form) return { body: form, headers: {} };
  const text = raw ?? (json === undefined ? undefined : JSON.stringify(json));
  return { body: text, headers: text === undefined ? {} : { "content-type": "application/json" } };
}

async function read<Body>(response: Response): Promise<Body> {
  const isJson = response.headers.get("content-type")?.includes("json");
  return (isJson ? await response.json() : Buffer.from(await response.arrayBuffer())) as Body;
}
