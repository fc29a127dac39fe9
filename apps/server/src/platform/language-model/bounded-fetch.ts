/** Far above any expected answer; protects the memory of the server. */
const MOST_BYTES = 1024 * 1024;

/** `fetch` with a limit on the body, and without redirects, which could leak the key. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  const { status, statusText, headers } = response;
  const body = response.body?.pipeThrough(atMost(MOST_BYTES)) ?? null;
  return new Response(body, { status, statusText, headers });
};

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new RangeError("The answer is too long."));
      else controller.enqueue(chunk);
    },
  });
}
