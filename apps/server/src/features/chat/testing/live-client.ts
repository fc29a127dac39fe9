/** The live connection as a client uses it. */
import type { Message } from "@codetale/contract/chat";
import type {
  ClientToServerEvents,
  SendResult,
  ServerToClientEvents,
} from "@codetale/contract/events";
import type { Socket } from "socket.io-client";
import { expect } from "vitest";

export type ClientSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Collects what a connection hears, in the order it hears it. */
export function hear(socket: ClientSocket): Message[] {
  const heard: Message[] = [];
  socket.on("message:new", (message) => heard.push(message));
  return heard;
}

/** Sends over the live connection. */
export function say(socket: ClientSocket, message: unknown): Promise<SendResult> {
  const send = socket.timeout(60_000).emitWithAck.bind(socket.timeout(60_000));
  return send("message:send", message as Parameters<ClientToServerEvents["message:send"]>[0]);
}

/** The message of an answer that must be a success. */
export function messageOf(result: SendResult): Message {
  if (!result.success) throw new Error(`${result.reason}: ${result.message}`);
  return result.message;
}

/** Waits until `list` has `count` entries. */
export async function untilHeard(list: readonly unknown[], count: number): Promise<void> {
  await expect.poll(() => list.length).toBeGreaterThanOrEqual(count);
}
