import type { LiveEvents } from "#core/live-events";
import type { RealtimeServer } from "./realtime-server.ts";
import { accountRoom, CODERS_ROOM, sessionRoom } from "./rooms.ts";

/** `LiveEvents` over Socket.IO: reaches the connections of this process. */
export function createLiveEvents(io: RealtimeServer): LiveEvents {
  return {
    toAccounts(uids, event, ...payload) {
      // Without a room, Socket.IO would send to every connection.
      if (uids.length > 0) io.to(uids.map(accountRoom)).emit(event, ...payload);
    },
    toCoders(event, ...payload) {
      io.to(CODERS_ROOM).emit(event, ...payload);
    },
    endSession(sessionId) {
      endAll(io, sessionRoom(sessionId));
    },
    endAccount(uid) {
      endAll(io, accountRoom(uid));
    },
  };
}

function endAll(io: RealtimeServer, room: string): void {
  io.to(room).emit("session:ended");
  io.in(room).disconnectSockets(true);
}
