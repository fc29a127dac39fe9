import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ErrorBody } from "@codetale/contract/errors";
import { at } from "@codetale/domain/testing/at";
import { io as connectTo, type ManagerOptions, type Socket } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Actor } from "#core/access/actor";
import type { Authenticate, SessionRefusals } from "#core/access/authentication";
import { TestClock } from "#testing/clock";
import { createOwnSite } from "#platform/http/guards/own-site";
import { withAcknowledgement } from "./acknowledgements.ts";
import { createRealtime, type Realtime } from "./create-realtime.ts";
import { endOf, heardBy, statusOf } from "./testing/heard-by-client.ts";

const clock = new TestClock(at("10:00"));
let sessions: Map<string, Actor>;
let authenticate: Authenticate;
let sessionRefusalOf: SessionRefusals["refusalOf"];
let logged: unknown[];
let realtime: Realtime;
let url: string;
let sockets: Socket[];
let closeServer: () => Promise<void>;

beforeEach(async () => {
  sessions = new Map();
  sockets = [];
  logged = [];
  clock.set(at("10:00"));
  authenticate = async (headers) => sessions.get(headers.cookie ?? "") ?? null;
  sessionRefusalOf = async () => null;
  const server = createServer((_, response) => response.end("still here"));
  realtime = createRealtime({
    server,
    authenticate: (headers) => authenticate(headers),
    refusalOf: (headers) => sessionRefusalOf(headers),
    site: createOwnSite({ publicUrl: "https://codetale.example", isProduction: false }),
    clock,
    logger: { error: (what: unknown) => logged.push(what), warn: () => {} },
    shared: null,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closeServer = () => new Promise((resolve) => server.close(() => resolve()));
});

afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets) socket.disconnect();
  realtime.closeConnections();
  await realtime.close();
  await closeServer();
});

describe("[OPEN-2] of an account", () => {
  it("20 connections are taken, one more says how long to wait, and others are not concerned", async () => {
    const { cookie } = signIn("mina");
    const opened = await Promise.all(Array.from({ length: 20 }, () => connect(cookie)));
    const refused = await refusalOf(cookie);
    expect(refused.data).toMatchObject({ reason: "request/too-many", retryAfterMs: 30_000 });
    expect((await connect(signIn("ravi").cookie)).connected).toBe(true);

    opened[0]!.disconnect();
    await vi.waitFor(async () => expect(await countConnections()).toBe(20));
    expect((await connect(cookie)).connected).toBe(true);
  });

  it("no more than 20 are taken of those that open at the same time", async () => {
    const { cookie } = signIn("mina");
    const opened = await Promise.allSettled(Array.from({ length: 30 }, () => connect(cookie)));

    expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  });
});

describe("connecting", () => {
  it("needs a session, and says so in the words of every other call", async () => {
    for (const cookie of [undefined, "session=unknown"]) {
      const refused = await refusalOf(cookie);
      expect(refused.message).toBe("User not authenticated.");
      expect(refused.data).toMatchObject({ success: false, reason: "session/required" });
    }
  });

  it("says that a session is over where there was one", async () => {
    sessionRefusalOf = async () => "login/disabled";
    expect((await refusalOf("session=mina")).data).toMatchObject({ reason: "login/disabled" });
  });

  it("from another site is refused", async () => {
    const { cookie } = signIn("mina");
    for (const origin of ["https://evil.example", "null", `${url}.evil.example`]) {
      await expect(connect(cookie, { origin })).rejects.toThrow();
    }
    for (const origin of [url, "https://codetale.example"]) {
      expect((await connect(cookie, { origin })).connected).toBe(true);
    }
  });

  it("by polling is refused, since each of its requests may reach another process", async () => {
    const polling = `${url}/socket.io/?EIO=4&transport=polling`;
    expect(await statusOf(polling, { host: "127.0.0.1" })).toBe(400);
  });

  it("by a name that somebody bound to this machine is refused", async () => {
    const { cookie } = signIn("mina");
    const rebound = { host: "evil.example", origin: url };
    await expect(connect(cookie, rebound)).rejects.toThrow();
    expect((await connect(cookie, { origin: url })).connected).toBe(true);
  });

  it("is refused without a word of why when the session cannot be looked up", async () => {
    authenticate = () => Promise.reject(new Error("password of the database"));
    const refused = await refusalOf("session=mina");
    expect(refused.data?.reason).toBe("server/failed");
    expect(JSON.stringify(refused)).not.toContain("password");
    expect(logged).toHaveLength(1);
  });
});

describe("events", () => {
  it("reach every connection of the accounts they are for, and no other", async () => {
    const [one, other] = [signIn("mina"), signIn("omar")];
    const tabs = [await connect(one.cookie), await connect(one.cookie)];
    const stranger = await connect(other.cookie);
    const heard = [...tabs, stranger].map((socket) => heardBy(socket, "schedule:changed"));

    realtime.live.toAccounts(["mina", "nobody"], "schedule:changed", { scheduleId: "s1" });
    realtime.live.toAccounts(["omar"], "schedule:changed", { scheduleId: "s2" });
    await until(() => heard.every((events) => events.length > 0));

    expect(heard).toEqual([[{ scheduleId: "s1" }], [{ scheduleId: "s1" }], [{ scheduleId: "s2" }]]);
  });

  it("for nobody reach nobody", async () => {
    const socket = await connect(signIn("mina").cookie);
    const heard = heardBy(socket, "schedule:changed");
    realtime.live.toAccounts([], "schedule:changed", { scheduleId: "s1" });
    realtime.live.toAccounts(["mina"], "schedule:changed", { scheduleId: "s2" });
    await until(() => heard.length > 0);
    expect(heard).toEqual([{ scheduleId: "s2" }]);
  });

  it("for coders reach those who are signed in as coders", async () => {
    const coder = await connect(signIn("cody", "coder").cookie);
    const learner = await connect(signIn("lena").cookie);
    const [byCoder, byLearner] = [coder, learner].map((socket) =>
      heardBy(socket, "open-schedules:changed"),
    );
    const fence = heardBy(learner, "schedule:changed");

    realtime.live.toCoders("open-schedules:changed");
    realtime.live.toAccounts(["lena"], "schedule:changed", { scheduleId: "s" });
    await until(() => byCoder?.length === 1 && fence.length === 1);
    expect(byLearner).toEqual([]);
  });
});

describe("[GUARD-5] a session's end", () => {
  it("is told to its own connections, which are then closed", async () => {
    const [ended, kept] = [signIn("mina", "user", "s1"), signIn("mina", "coder", "s2")];
    const [first, second] = [await connect(ended.cookie), await connect(kept.cookie)];
    const end = endOf(first);

    realtime.live.endSession("s1");
    expect(await end).toEqual(["session:ended", "io server disconnect"]);
    expect(second.connected).toBe(true);
  });

  it("of an account closes all of its connections", async () => {
    const ends = [];
    for (const session of ["s1", "s2"]) {
      ends.push(endOf(await connect(signIn("mina", "user", session).cookie)));
    }
    realtime.live.endAccount("mina");
    expect(await Promise.all(ends)).toEqual([
      ["session:ended", "io server disconnect"],
      ["session:ended", "io server disconnect"],
    ]);
  });

  it("between the handshake and joining its rooms is noticed as well", async () => {
    const { cookie, actor } = signIn("mina");
    let asked = 0;
    authenticate = async () => ((asked += 1) === 1 ? actor : null);
    expect(await endOf(open(cookie))).toEqual(["session:ended", "io server disconnect"]);
  });

  it("by expiry closes the connection when the time comes", async () => {
    const { cookie } = signIn("mina", "user", "s1", clock.now() + 40);
    const end = endOf(await connectWithFakeTimers(cookie));
    await vi.advanceTimersByTimeAsync(39);
    expect(await countConnections()).toBe(1);
    clock.advance(40);
    await vi.advanceTimersByTimeAsync(1);
    expect(await end).toEqual(["session:ended", "io server disconnect"]);
  });

  it("by expiry does not come to a session that was prolonged", async () => {
    const { cookie, actor } = signIn("mina", "user", "s1", clock.now() + 30);
    await connectWithFakeTimers(cookie);
    clock.advance(30);
    actor.sessionExpiresAt = Number.MAX_SAFE_INTEGER;
    await vi.advanceTimersByTimeAsync(60);
    expect(await countConnections()).toBe(1);
  });

  it("that nobody tells of is noticed after 30 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { cookie, actor } = signIn("mina");
    let asked = 0;
    authenticate = async () => ((asked += 1) < 3 ? actor : null);
    const socket = await connect(cookie);
    const end = endOf(socket);
    while (asked < 2) await new Promise(setImmediate);

    await vi.advanceTimersByTimeAsync(29_999);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(3);
    expect(await end).toEqual(["session:ended", "io server disconnect"]);
  });

  it("in the far future is not taken for now", async () => {
    const { cookie } = signIn("mina", "user", "s1", Number.MAX_SAFE_INTEGER);
    await connectWithFakeTimers(cookie);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await countConnections()).toBe(1);
  });

  it("that cannot be looked up lets the client come again", async () => {
    const { cookie, actor } = signIn("mina");
    let asked = 0;
    authenticate = async () => {
      if ((asked += 1) > 1) throw new Error("no database");
      return actor;
    };
    expect(await endOf(open(cookie))).toEqual(["transport close"]);
    expect(logged).toHaveLength(1);
  });
});

describe("a handler", () => {
  it("that throws answers what a client may know, and the process goes on", async () => {
    realtime.io.on("connection", (socket) => {
      const fails = withAcknowledgement(
        { error: (what: unknown) => logged.push(what) },
        async () => {
          throw new Error("secret");
        },
      );
      socket.on("message:send", fails);
    });
    const socket = await connect(signIn("mina").cookie);

    socket.emit("message:send", {});
    const answer = (await socket.timeout(60_000).emitWithAck("message:send", {})) as ErrorBody;
    expect(answer.reason).toBe("server/failed");
    expect(JSON.stringify(answer)).not.toContain("secret");
    expect(logged).toHaveLength(2);
  });
});

describe("closing", () => {
  it("sends clients to look again, and leaves HTTP answering", async () => {
    const end = endOf(await connect(signIn("mina").cookie));
    realtime.closeConnections();
    expect(await end).toEqual(["transport close"]);
    expect(await (await fetch(url)).text()).toBe("still here");
  });
});

function signIn(
  uid: string,
  person: Actor["person"] = "user",
  sessionId = `session-of-${uid}`,
  sessionExpiresAt = Number.MAX_SAFE_INTEGER,
) {
  const cookie = `session=${sessionId}`;
  const actor: Actor = { uid, person, sessionId, sessionExpiresAt };
  sessions.set(cookie, actor);
  return { cookie, actor };
}

async function connect(...opened: Parameters<typeof open>): Promise<Socket> {
  const socket = open(...opened);
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return socket;
}

function open(
  cookie: string | undefined,
  headers: Record<string, string> = {},
  options: Partial<ManagerOptions> = { transports: ["websocket"] },
): Socket {
  const socket = connectTo(url, {
    ...options,
    forceNew: true,
    reconnection: false,
    extraHeaders: { ...(cookie !== undefined && { cookie }), ...headers },
  });
  sockets.push(socket);
  return socket;
}

async function refusalOf(cookie: string | undefined): Promise<Error & { data?: ErrorBody }> {
  return connect(cookie).then(
    () => new Error("was let in"),
    (error: unknown) => error as Error,
  );
}

/** Connects, and waits until the server has looked up the session that the connection may outlive. */
async function connectWithFakeTimers(cookie: string): Promise<Socket> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const lookUp = authenticate;
  let lookUps = 0;
  authenticate = (headers) => {
    lookUps += 1;
    return lookUp(headers);
  };
  const socket = await connect(cookie);
  while (lookUps < 2) await new Promise(setImmediate);
  return socket;
}

async function countConnections(): Promise<number> {
  return (await realtime.io.fetchSockets()).length;
}

function until(condition: () => boolean): Promise<void> {
  return expect.poll(condition).toBe(true);
}
