/** Chat as it is served: real HTTP, real sockets, a real database, with two people in a room. */
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Endpoint } from "@codetale/contract/endpoint";
import { at } from "@codetale/domain/testing/at";
import { io } from "socket.io-client";
import type { Authenticate } from "#core/access/authentication";
import type { Actor } from "#core/access/actor";
import type { OpenDatabase } from "#platform/db/database";
import { createHttpApp } from "#platform/http/create-http-app";
import { addAuthentication } from "#platform/http/guards/authentication";
import { createOwnSite } from "#platform/http/guards/own-site";
import { createImages } from "#platform/images/create-images";
import { createRealtime } from "#platform/realtime/create-realtime";
import { createFileStore } from "#platform/storage/create-file-store";
import { unlimited } from "#testing/allowance";
import { TestClock } from "#testing/clock";
import { RemovalAtOnce } from "#testing/file-removal";
import { openTestDatabase } from "#testing/database";
import { aCoder, aLearner, cookieOf, onUnlisted } from "#testing/http";
import { insertCoder, insertLearner } from "#testing/accounts";
import { insertSchedule } from "#testing/schedules";
import type { ScheduleEvent } from "../../schedules/schedule-events.ts";
import { chatRoutes } from "../chat.routes.ts";
import { registerChatSocket } from "../chat.socket.ts";
import { openChat } from "../conversations.repository.ts";
import { createChat, type Chat } from "../create-chat.ts";
import { callOver, type AnyBody, type Answer, type Sent } from "./http-client.ts";
import type { ClientSocket } from "./live-client.ts";
import { schedulesFor } from "./schedules-for-chat.ts";

export interface ChatServer {
  database: OpenDatabase;
  clock: TestClock;
  chat: Chat;
  /** What chat has had told of schedules. */
  noted: ScheduleEvent[];
  url: string;
  filesDir: string;
  endSession(actor: Actor): void;
  /** A chat of the learner and the coder, open unless a test says otherwise. */
  openRoom(facts?: { learner?: Actor; coder?: Actor }): Promise<Room>;
  aPerson(person: Actor["person"], facts?: { name?: string; photoId?: string }): Promise<Actor>;
  call<Body = AnyBody>(as: Actor | null, endpoint: Endpoint, sent?: Sent): Promise<Answer<Body>>;
  connect(as: Actor | null, headers?: Record<string, string>): Promise<ClientSocket>;
  close(): Promise<void>;
}

export interface Room {
  scheduleId: string;
  learner: Actor;
  coder: Actor;
}

export async function startChatServer(): Promise<ChatServer> {
  const database = await openTestDatabase();
  const { db } = database;
  const clock = new TestClock(at("10:05"));
  const noted: ScheduleEvent[] = [];
  const filesDir = await mkdtemp(join(tmpdir(), "codetale-chat-"));
  const people = new Map<string, Actor>();
  const authenticate: Authenticate = async (headers) => people.get(headers.cookie ?? "") ?? null;

  const app = createHttpApp({ clock, onUnlisted });
  addAuthentication(app, authenticate);
  const logger = app.log;
  const realtime = createRealtime({
    server: app.server,
    authenticate,
    site: createOwnSite({ publicUrl: null, isProduction: false }),
    clock,
    logger,
    shared: null,
  });
  const files = createFileStore(filesDir);
  const chat = createChat({
    db,
    clock,
    live: realtime.live,
    images: createImages(),
    files,
    fileRemoval: new RemovalAtOnce(files),
    allowance: unlimited,
    ...schedulesFor(db, clock, noted),
  });
  await app.register(chatRoutes, { chat });
  registerChatSocket(realtime.io, { chat, clock, logger });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const sockets: ClientSocket[] = [];

  async function aPerson(person: Actor["person"], facts: { name?: string; photoId?: string } = {}) {
    const insert = person === "coder" ? insertCoder : insertLearner;
    const { uid } = await insert(db, facts);
    const actor = person === "coder" ? aCoder(uid) : aLearner(uid);
    people.set(cookieOf(actor), actor);
    return actor;
  }

  return {
    database,
    clock,
    chat,
    noted,
    url,
    filesDir,
    aPerson,
    endSession(actor) {
      people.delete(cookieOf(actor));
      realtime.live.endSession(actor.sessionId);
    },
    async openRoom(facts = {}) {
      const learner = facts.learner ?? (await aPerson("user"));
      const coder = facts.coder ?? (await aPerson("coder"));
      const { id: scheduleId } = await insertSchedule(db, {
        learnerId: learner.uid,
        coderId: coder.uid,
        startsAt: at("10:00"),
        endsAt: at("11:00"),
        startedAt: at("10:00"),
      });
      await openChat(db, {
        scheduleId,
        learnerId: learner.uid,
        coderId: coder.uid,
        at: clock.now(),
      });
      return { scheduleId, learner, coder };
    },
    call: (as, endpoint, sent) => callOver(url, as, endpoint, sent),
    async connect(as, headers = {}) {
      const socket: ClientSocket = io(url, {
        transports: ["websocket"],
        forceNew: true,
        reconnection: false,
        extraHeaders: { ...(as && { cookie: cookieOf(as) }), ...headers },
      });
      sockets.push(socket);
      await new Promise<void>((resolve, reject) => {
        socket.once("connect", resolve);
        socket.once("connect_error", reject);
      });
      return socket;
    },
    async close() {
      for (const socket of sockets) socket.disconnect();
      await realtime.close();
      await app.close();
      await database.close();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}
