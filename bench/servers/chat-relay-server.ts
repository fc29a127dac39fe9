/**
 * The least that any chat with durable messages does: `chat-relay-server.ts <database url>`. A bare
 * WebSocket relay that inserts each message into the same table through one pool, and then hands
 * it to both. No sign-in, no check of anything, no protocol.
 */
import type { AddressInfo } from "node:net";
import pg from "pg";
import { WebSocketServer, type WebSocket } from "ws";

interface Sent {
  scheduleId: string;
  id: string;
  text: string;
}

const [databaseUrl = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const rooms = new Map<string, { lastSeq: number; sockets: WebSocket[] }>();

const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false });
server.on("connection", (socket, request) => {
  const query = new URL(request.url ?? "/", "http://relay").searchParams;
  const [scheduleId, uid] = [query.get("room") ?? "", query.get("uid") ?? ""];
  const room = rooms.get(scheduleId) ?? { lastSeq: 0, sockets: [] };
  rooms.set(scheduleId, room);
  room.sockets.push(socket);

  socket.on("message", (data: Buffer) => {
    const { id, text } = JSON.parse(data.toString()) as Sent;
    room.lastSeq += 1;
    const message = { id, scheduleId, seq: room.lastSeq, senderId: uid, text, date: Date.now() };
    void insert(message).then(() => {
      const frame = JSON.stringify(message);
      for (const each of room.sockets) each.send(frame);
    });
  });
});
// Never outlives the benchmark that started it.
process.on("disconnect", () => process.exit());
server.on("listening", () => process.send?.((server.address() as AddressInfo).port));

function insert(message: Sent & { seq: number; senderId: string; date: number }) {
  return pool.query({
    name: "insert_message",
    text: `insert into messages (schedule_id, seq, id, sender_id, text, sent_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [
      message.scheduleId,
      message.seq,
      message.id,
      message.senderId,
      message.text,
      message.date,
    ],
  });
}
