/**
 * Sending messages over the live connection, with the same effect as the HTTP call, and what the other
 * participant is told of one who is there.
 */
import { attendanceSchema, newMessageSchema } from "@codetale/contract/chat";
import { idSchema } from "@codetale/contract/values";
import type { Clock } from "@codetale/domain/time";
import type { FastifyBaseLogger } from "fastify";
import { AppError } from "#core/errors/app-error";
import { withAcknowledgement, parsePayload } from "#platform/realtime/acknowledgements";
import type { RealtimeServer } from "#platform/realtime/realtime-server";
import { createTokenBuckets } from "#platform/realtime/token-bucket";
import type { Chat } from "./create-chat.ts";

const sendSchema = newMessageSchema.safeExtend({ scheduleId: idSchema });

/** A tab tells what it does when it changes and every few seconds; an account may have many. */
const ATTENDING = { atOnce: 40, perSecond: 5 };

export interface ChatSocketDeps {
  chat: Pick<Chat, "attend" | "countSending" | "send">;
  clock: Clock;
  logger: Pick<FastifyBaseLogger, "error">;
}

export function registerChatSocket(io: RealtimeServer, deps: ChatSocketDeps): void {
  const { chat, clock, logger } = deps;
  const attending = createTokenBuckets(ATTENDING, clock);
  io.on("connection", (socket) => {
    socket.on(
      "message:send",
      withAcknowledgement(logger, async (payload) => {
        await chat.countSending(socket.data.actor);
        const { scheduleId, ...saying } = parsePayload(sendSchema, payload);
        const message = await chat.send(socket.data.actor, scheduleId, saying);
        return { success: true as const, message };
      }),
    );
    socket.on(
      "chat:attend",
      withAcknowledgement(logger, async (payload) => {
        const { actor } = socket.data;
        const retryAfterMs = attending.take(actor.uid);
        if (retryAfterMs > 0) throw new AppError("request/too-many", { retryAfterMs });
        await chat.attend(actor, parsePayload(attendanceSchema, payload));
        return { success: true as const };
      }),
    );
  });
}
