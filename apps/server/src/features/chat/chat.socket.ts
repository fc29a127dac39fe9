/** Sending messages over the live connection, with the same effect as the HTTP call. */
import { newMessageSchema } from "@codetale/contract/chat";
import { idSchema } from "@codetale/contract/values";
import type { FastifyBaseLogger } from "fastify";
import { withAcknowledgement, parsePayload } from "#platform/realtime/acknowledgements";
import type { RealtimeServer } from "#platform/realtime/realtime-server";
import type { Chat } from "./create-chat.ts";

const sendSchema = newMessageSchema.safeExtend({ scheduleId: idSchema });

export interface ChatSocketDeps {
  chat: Pick<Chat, "countSending" | "send">;
  logger: Pick<FastifyBaseLogger, "error">;
}

export function registerChatSocket(io: RealtimeServer, { chat, logger }: ChatSocketDeps): void {
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
  });
}
