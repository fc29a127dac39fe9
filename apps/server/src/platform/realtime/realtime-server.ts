/** The live connection's types: Socket.IO with the contract's events and a verified actor. */
import type { ClientToServerEvents, ServerToClientEvents } from "@codetale/contract/events";
import type { DefaultEventsMap, Server, Socket } from "socket.io";
import type { Actor } from "#core/access/actor";

interface SocketData {
  actor: Actor;
}

export type RealtimeServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  DefaultEventsMap,
  SocketData
>;

export type RealtimeSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  DefaultEventsMap,
  SocketData
>;
