import type { ErrorBody } from "@codetale/contract/error-body";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withAcknowledgement } from "./acknowledgements.ts";
import { endOf, heardBy, statusOf } from "./testing/heard-by-client.ts";
import { openRealtime, type RealtimeServer } from "./testing/open-realtime.ts";

let world: RealtimeServer;

beforeEach(async () => {
  world = await openRealtime();
});
afterEach(() => world.close());

describe("[OPEN-2] of an account", () => {
  it("20 connections are taken, one more says how long to wait, and others are not concerned", async () => {
    const { cookie } = world.signIn("mina");
    const opened = await Promise.all(Array.from({ length: 20 }, () => world.connect(cookie)));
    const refused = await world.refusalOf(cookie);
    expect(refused.data).toMatchObject({ reason: "request/too-many", retryAfterMs: 30_000 });
    expect((await world.connect(world.signIn("ravi").cookie)).connected).toBe(true);

    opened[0]!.disconnect();
    await vi.waitFor(async () => expect(await world.countConnections()).toBe(20));
    expect((await world.connect(cookie)).connected).toBe(true);
  });

  it("no more than 20 are taken of those that open at the same time", async () => {
    const { cookie } = world.signIn("mina");
    const opened = await Promise.allSettled(
      Array.from({ length: 30 }, () => world.connect(cookie)),
    );

    expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  });
});

describe("connecting", () => {
  it("needs a session, and says so in the words of every other call", async () => {
    for (const cookie of [undefined, "session=unknown"]) {
      const refused = await world.refusalOf(cookie);
      expect(refused.message).toBe("User not authenticated.");
      expect(refused.data).toMatchObject({ success: false, reason: "session/required" });
    }
  });

  it("says that a session is over where there was one", async () => {
    world.sessions.refusalOf = async () => "login/disabled";
    expect((await world.refusalOf("session=mina")).data).toMatchObject({
      reason: "login/disabled",
    });
  });

  it("from another site is refused", async () => {
    const { cookie } = world.signIn("mina");
    for (const origin of ["https://evil.example", "null", `${world.url}.evil.example`]) {
      await expect(world.connect(cookie, { origin })).rejects.toThrow();
    }
    for (const origin of [world.url, "https://codetale.example"]) {
      expect((await world.connect(cookie, { origin })).connected).toBe(true);
    }
  });

  it("by polling is refused, since each of its requests may reach another process", async () => {
    const polling = `${world.url}/socket.io/?EIO=4&transport=polling`;
    expect(await statusOf(polling, { host: "127.0.0.1" })).toBe(400);
  });

  it("by a name that somebody bound to this machine is refused", async () => {
    const { cookie } = world.signIn("mina");
    const rebound = { host: "evil.example", origin: world.url };
    await expect(world.connect(cookie, rebound)).rejects.toThrow();
    expect((await world.connect(cookie, { origin: world.url })).connected).toBe(true);
  });

  it("is refused without a word of why when the session cannot be looked up", async () => {
    world.sessions.authenticate = () => Promise.reject(new Error("password of the database"));
    const refused = await world.refusalOf("session=mina");
    expect(refused.data?.reason).toBe("server/failed");
    expect(JSON.stringify(refused)).not.toContain("password");
    expect(world.logged).toHaveLength(1);
  });
});

describe("events", () => {
  it("reach every connection of the accounts they are for, and no other", async () => {
    const [one, other] = [world.signIn("mina"), world.signIn("omar")];
    const tabs = [await world.connect(one.cookie), await world.connect(one.cookie)];
    const stranger = await world.connect(other.cookie);
    const heard = [...tabs, stranger].map((socket) => heardBy(socket, "schedule:changed"));

    world.realtime.live.toAccounts(["mina", "nobody"], "schedule:changed", { scheduleId: "s1" });
    world.realtime.live.toAccounts(["omar"], "schedule:changed", { scheduleId: "s2" });
    await until(() => heard.every((events) => events.length > 0));

    expect(heard).toEqual([[{ scheduleId: "s1" }], [{ scheduleId: "s1" }], [{ scheduleId: "s2" }]]);
  });

  it("for nobody reach nobody", async () => {
    const socket = await world.connect(world.signIn("mina").cookie);
    const heard = heardBy(socket, "schedule:changed");
    world.realtime.live.toAccounts([], "schedule:changed", { scheduleId: "s1" });
    world.realtime.live.toAccounts(["mina"], "schedule:changed", { scheduleId: "s2" });
    await until(() => heard.length > 0);
    expect(heard).toEqual([{ scheduleId: "s2" }]);
  });

  it("for coders reach those who are signed in as coders", async () => {
    const coder = await world.connect(world.signIn("cody", "coder").cookie);
    const learner = await world.connect(world.signIn("lena").cookie);
    const [byCoder, byLearner] = [coder, learner].map((socket) =>
      heardBy(socket, "open-schedules:changed"),
    );
    const fence = heardBy(learner, "schedule:changed");

    world.realtime.live.toCoders("open-schedules:changed");
    world.realtime.live.toAccounts(["lena"], "schedule:changed", { scheduleId: "s" });
    await until(() => byCoder?.length === 1 && fence.length === 1);
    expect(byLearner).toEqual([]);
  });
});

describe("a handler", () => {
  it("that throws answers what a client may know, and the process goes on", async () => {
    world.realtime.io.on("connection", (socket) => {
      const fails = withAcknowledgement(
        { error: (what: unknown) => world.logged.push(what) },
        async () => {
          throw new Error("secret");
        },
      );
      socket.on("message:send", fails);
    });
    const socket = await world.connect(world.signIn("mina").cookie);

    socket.emit("message:send", {});
    const answer = (await socket.timeout(60_000).emitWithAck("message:send", {})) as ErrorBody;
    expect(answer.reason).toBe("server/failed");
    expect(JSON.stringify(answer)).not.toContain("secret");
    expect(world.logged).toHaveLength(2);
  });
});

describe("closing", () => {
  it("sends clients to look again, and leaves HTTP answering", async () => {
    const end = endOf(await world.connect(world.signIn("mina").cookie));
    world.realtime.closeConnections();
    expect(await end).toEqual(["transport close"]);
    expect(await (await fetch(world.url)).text()).toBe("still here");
  });
});

function until(condition: () => boolean): Promise<void> {
  return expect.poll(condition).toBe(true);
}
