/** What the live connection does by calls where no websocket gets through. */
import { sendMessage } from "@codetale/contract/chat";
import type { ClientToServerEvents, SendResult } from "@codetale/contract/events";
import { healthz } from "@codetale/contract/health";
import { call } from "./http/api-client.ts";

export interface LiveCalls {
  /** Whether the server answers calls. */
  isServed(): Promise<boolean>;
  /** The same as over the socket. @throws ApiError for a refusal, too */
  send(message: Parameters<ClientToServerEvents["message:send"]>[0]): Promise<SendResult>;
}

export const liveCalls: LiveCalls = {
  isServed: () =>
    call(healthz).then(
      () => true,
      () => false,
    ),

  async send({ scheduleId, ...message }) {
    const { message: stored } = await call(sendMessage, { params: { scheduleId }, body: message });
    return { success: true, message: stored };
  },
};
