/**
 * `fetch` to an address that an operator has set: a redirect, which could leak a key or lead inside,
 * is an error, and `signal` ends the body as well.
 *
 * Node's own `redirect: "error"` loses the signal: once memory was cleaned up while a body came, no
 * abort and no time limit ended it any more.
 *
 * @throws TypeError as `fetch` does, without a connection or for a redirect; the signal's reason
 */
export async function fetchWithoutRedirects(
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "manual" });
  const { status, statusText, headers } = response;
  if (status >= 300 && headers.has("location")) {
    await response.body?.cancel();
    throw new TypeError("fetch failed", { cause: new Error("unexpected redirect") });
  }
  if (!init.signal || !response.body) return response;
  const body = response.body.pipeThrough(new TransformStream(), { signal: init.signal });
  return new Response(body, { status, statusText, headers });
}
