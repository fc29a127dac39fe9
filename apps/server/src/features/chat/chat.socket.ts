/** Sending messages over the live connection, with the same effect as the HTTP call. */
import { newMessageSchema } from "@codetale/contract/chat";
import { idSchema } from "@codetale/contract/values";
import type { Clock } from "@codetale/domain/time";
import type { FastifyBaseLogger } from "fastify";
import { AppError } from "#core/app-error";
import { createTokenBucket } from "#platform/realtime/token-bucket";
import { withAcknowledgement, parsePayload } from "#platform/realtime/acknowledgements";
import type { RealtimeServer } from "#platform/realtime/realtime-server";
import type { Chat } from "./create-chat.ts";

/** Rate limit of one connection: enough for fast typing and for an outbox written while offline. */
const ALLOWED = { atOnce: 40, perSecond: 20 };

const sendSchema = newMessageSchema.safeExtend({ scheduleId: idSchema });

export interface ChatSocketDeps {
  chat: Pick<Chat, "send">;
  clock: Clock;
  logger: Pick<FastifyBaseLogger, "error">;
}

export function registerChatSocket(
  io: RealtimeServer,
  { chat, clock, logger }: ChatSocketDeps,
): void {
  io.on("connection", (socket) => {
    const allowance = createTokenBucket(ALLOWED, clock);
    socket.on(
      "message:send",
      withAcknowledgement(logger, async (payload) => {
        const retryAfterMs = allowance.take();
        if (retryAfterMs > 0) throw new AppError("request/too-many", { retryAfterMs });
        const { scheduleId, ...saying } = parsePayload(sendSchema, payload);
        const message = await chat.send(socket.data.actor, scheduleId, saying);
        return { success: true as const, message };
      }),
    );
  });
}
