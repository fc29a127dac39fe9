/** How the load generator speaks to either server: over bare WebSockets, so that it costs the same for both. */
import { WebSocket } from "ws";

export interface Participant {
  scheduleId: string;
  uid: string;
}

/** A message as a client receives it. */
export interface ReceivedMessage {
  id: string;
  seq: number;
  senderId: string;
}

export interface Connection {
  send(id: string, text: string): void;
  close(): void;
}

export interface ChatProtocol {
  connect(
    port: number,
    seat: Participant,
    onHeard: (message: ReceivedMessage) => void,
  ): Promise<Connection>;
}

/** Socket.IO's packets (Engine.IO 4), as far as chat needs them. */
export const productProtocol: ChatProtocol = {
  connect: (port, seat, onHeard) =>
    new Promise((resolve, reject) => {
      const address = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
      const socket = new WebSocket(address, { headers: { cookie: `uid=${seat.uid}` } });
      let lastCall = 0;
      const connection: Connection = {
        send(id, text) {
          const call = ["message:send", { scheduleId: seat.scheduleId, id, text }];
          socket.send(`42${(lastCall += 1)}${JSON.stringify(call)}`);
        },
        close: () => socket.terminate(),
      };
      socket.on("error", reject);
      socket.on("close", refuseLoss);
      socket.on("message", (data: Buffer) => {
        const packet = data.toString();
        if (packet.startsWith("42[")) {
          const [event, message] = JSON.parse(packet.slice(2)) as [string, ReceivedMessage];
          if (event === "message:new") onHeard(message);
        } else if (packet.startsWith("43")) refuseFailure(packet);
        else if (packet === "2") socket.send("3");
        else if (packet.startsWith("0")) socket.send("40");
        else if (packet.startsWith("40")) resolve(connection);
        else reject(new Error(packet));
      });
    }),
};

export const relayProtocol: ChatProtocol = {
  connect: (port, { scheduleId, uid }, onHeard) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/?room=${scheduleId}&uid=${uid}`);
      socket.on("error", reject);
      socket.on("close", refuseLoss);
      socket.on("message", (data: Buffer) =>
        onHeard(JSON.parse(data.toString()) as ReceivedMessage),
      );
      socket.on("open", () =>
        resolve({
          send: (id, text) => socket.send(JSON.stringify({ scheduleId, id, text })),
          close: () => socket.terminate(),
        }),
      );
    }),
};

/** 1006 is our own end of it. */
function refuseLoss(code: number): void {
  if (code !== 1006) throw new Error(`the server closed a connection (${code})`);
}

function refuseFailure(acknowledgement: string): void {
  if (!acknowledgement.includes('[{"success":true')) throw new Error(acknowledgement);
}
