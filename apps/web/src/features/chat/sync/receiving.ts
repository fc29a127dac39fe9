import { markReceived } from "@codetale/contract/chat";
import { call } from "#lib/http/api-client";

/** Messages that arrive together are told of together. */
const TOGETHER_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the server that what was sent to this account has reached this device. */
export function tellReceived(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // A lost call is made up for by the next message or connection.
    call(markReceived).catch(() => {});
  }, TOGETHER_MS);
}
