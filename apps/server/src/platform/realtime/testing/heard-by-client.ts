/** What the clients of a server hear. */
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { Socket } from "socket.io-client";

/** What a connection hears from now on: each payload of the event, in order. */
export function heardBy(socket: Socket, event: string): unknown[] {
  const heard: unknown[] = [];
  socket.on(event, (payload?: unknown) => heard.push(payload));
  return heard;
}

/** What a connection hears of its end, in order. */
export function endOf(socket: Socket): Promise<string[]> {
  const heard: string[] = [];
  socket.on("session:ended", () => heard.push("session:ended"));
  return new Promise((resolve) => socket.on("disconnect", (reason) => resolve([...heard, reason])));
}

/** The status of `GET address`. */
export async function statusOf(address: string, headers: Record<string, string>): Promise<number> {
  const [response] = (await once(get(address, { headers }), "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}
